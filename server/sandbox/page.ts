import type { Clock } from '../ports/clock.ts'

export const sandboxStyle = `
body { font: 16px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color: #1d2b36 }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .5rem 0 }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid #5b6b78; border-radius: .5rem; background: #fff }
button { background: #0b6b74; border-color: #0b6b74; color: #fff }
`

/** Beijing time to the minute, as a date-time field writes it. */
export const beijingMinute = (epoch: number): string => new Date(epoch + 8 * 60 * 60 * 1000).toISOString().slice(0, 16)

/** The sandbox's tools, with plain forms: it needs no script. */
export function sandboxPage(clock: Clock): string {
  const time = beijingMinute(clock.now())
  const moved = clock.offset() === 0 ? '与真实时间一致' : '已被调整'
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>沙盒工具</title><style>${sandboxStyle}</style></head><body><main>
<h1>沙盒工具</h1>
<p>这里的工具只在沙盒模式下存在，用来看商城在不同情况下的样子。</p>
<h2>时钟</h2>
<p>商城的时间（北京）：<time datetime="${time}">${time.replace('T', ' ')}</time>，${moved}。</p>
<form method="post" action="/sandbox/clock"><label>改为 <input type="datetime-local" name="time" value="${time}" required></label><button>调整</button></form>
<form method="post" action="/sandbox/clock"><input type="hidden" name="time" value=""><button>恢复真实时间</button></form>
<h2>去别处</h2>
<ul><li><a href="/tc-fostay/">商城首页</a></li><li><a href="/docs">接口文档</a></li></ul>
</main></body></html>`
}
