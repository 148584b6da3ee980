/** The look of the shop (its tokens), written by hand: these pages stand on nothing that the shop builds. */
export const sandboxStyle = `
*,*::before,*::after { box-sizing: border-box }
body { margin: 0; font: 15px/1.5 system-ui, -apple-system, "PingFang SC", "Noto Sans SC", sans-serif; color: #12212e; background: #f6f3ee; -webkit-text-size-adjust: 100% }
main { max-width: 42rem; margin: 0 auto; padding: 16px 16px 48px }
h1 { font-size: 24px; line-height: 1.35; margin: 8px 0 4px }
h2 { font-size: 17px; line-height: 1.35; margin: 0 0 8px }
p { margin: 4px 0 12px; color: #4a5b68 }
a { color: #075e5a }
p a { padding-block: 13px; margin-inline: 2px }
small, .quiet { font-size: 13px; color: #5c6b78 }
.back { display: inline-flex; align-items: center; min-height: 44px; text-decoration: none }
section { background: #fff; border: 1px solid #e7e2da; border-radius: 12px; padding: 16px; margin: 12px 0; box-shadow: 0 1px 2px rgb(18 33 46 / 4%) }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 8px }
label { display: grid; gap: 4px; font-size: 13px; color: #4a5b68; flex: 1 1 9rem }
input, select, button, .button { font: inherit; min-height: 44px; padding: 8px 12px; border: 1px solid #5c6b78; border-radius: 8px; background: #fff; color: #12212e; min-width: 0 }
button, .button { display: inline-flex; align-items: center; justify-content: center; background: #0b7a75; border-color: #0b7a75; color: #fff; text-decoration: none; cursor: pointer }
button.plain, .button.plain { background: #fff; color: #075e5a }
button.danger { background: #c8371f; border-color: #c8371f }
button:active, .button:active { background: #075e5a; color: #fff }
:focus-visible { outline: 3px solid #0b7a75; outline-offset: 2px }
ul { list-style: none; margin: 0; padding: 0 }
.menu a, .rows > li { display: flex; justify-content: space-between; align-items: center; gap: 12px; min-height: 44px; padding: 8px 0; border-top: 1px solid #e7e2da; text-decoration: none }
.menu li:first-child a, .rows > li:first-child { border-top: 0 }
.menu a::after { content: "›"; color: #5c6b78 }
.menu small, .rows small { display: block }
.rows form { margin: 0; flex: none }
.rows > li > button { flex: none }
.rows > li:has(label) { flex-wrap: wrap }
.rows form:has(label) { flex: 1 1 100% }
.rows b, .menu b { font-weight: 600; color: #12212e }
.rows > li > div { min-width: 0; overflow-wrap: anywhere }
.tag { display: inline-block; font-size: 12px; padding: 0 6px; border-radius: 8px; color: #7a5512; background: #fbf3df }
.tags { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px }
.price { color: #c8371f; font-size: 20px; font-variant-numeric: tabular-nums }
.qr svg { display: block; width: 168px; height: 168px }
.code-line { overflow-wrap: anywhere; user-select: all; -webkit-user-select: all }
.now { font-size: 24px; font-variant-numeric: tabular-nums; color: #12212e; margin: 0 }
.code { font-size: 20px; font-weight: 600; letter-spacing: .1em; font-variant-numeric: tabular-nums; color: #12212e; user-select: all; -webkit-user-select: all }
.note { background: #e8f4f2; border-radius: 8px; padding: 8px 12px; color: #12212e }
table { width: 100%; border-collapse: collapse; font-size: 13px }
th, td { text-align: left; vertical-align: top; padding: 8px 8px 8px 0; border-top: 1px solid #e7e2da; overflow-wrap: anywhere }
thead th { border-top: 0; color: #5c6b78; font-weight: 500; white-space: nowrap }
.even button { flex: 1 1 40% }
td time { white-space: nowrap; font-variant-numeric: tabular-nums }
`
