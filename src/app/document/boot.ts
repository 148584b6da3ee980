import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { LACKS_FILLED, LACKS_NEEDED } from '../../domain/visit/browsers.ts'
import { FADE, FADING } from '../../kit/fade.ts'

/** Over what the server made, when the app can't be had: its links lead on, but no button does anything, and nothing else would say so. */
const lostBar = [
  'position:fixed;z-index:2147483647;left:16px;right:16px;bottom:calc(96px + env(safe-area-inset-bottom))',
  'display:flex;align-items:center;justify-content:space-between;gap:12px;max-width:420px;margin:0 auto;padding:10px 10px 10px 16px',
  'border-radius:12px;background:#12212e;color:#fff;font-size:14px;line-height:20px;box-shadow:0 8px 24px rgb(18 33 46/28%)',
].join(';')
const lostButton =
  'flex:none;min-height:44px;padding:0 16px;border:0;border-radius:22px;background:#fff;color:#12212e;font:inherit;font-weight:600'

const lostLink = 'flex:none;padding:12px 0;color:inherit;text-decoration:underline'

/**
 * Says that the app is not there, and gives a way to it: a reload, which a network that is back again makes by itself; and a way on, a plain
 * link. Without the app it is there at once; a block of an app that is alive may still come, and takes the words away (src/engine/react/late-taps.ts).
 */
const tellLost = `()=>{if(document.getElementById("app-lost"))return;const b=document.createElement("div"),t=document.createElement("span"),r=document.createElement("button"),w=document.createElement("a");b.id="app-lost";b.setAttribute("role","alert");b.style.cssText=${JSON.stringify(lostBar)};t.textContent="页面没有加载完整，按钮暂时不能用";w.href="${SHOP_BASE}/";w.textContent="返回首页";w.style.cssText=${JSON.stringify(lostLink)};r.type="button";r.textContent="重新加载";r.style.cssText=${JSON.stringify(lostButton)};const again=()=>b.isConnected&&location.reload();r.addEventListener("click",again);addEventListener("online",again);b.append(t,w,r);document.body.append(b)}`

/** What has no answer without the app: links lead on by themselves, fields take the focus. */
const BUTTON = 'button,[role=button],[role=tab]'
/** ms after which an app that has not come alive is told: its code may never answer, or hang as it starts. */
const PATIENCE = 20_000

/**
 * A tap on a button before the app's code is there is kept, the last of several, and done once the app is alive, however late: nothing else
 * would answer it, and an app that was told to be lost may still come. The button shows at once that it was heard. React hears taps as soon as it takes the page over (`app-start`), and
 * the blocks keep those that come too early for them (src/engine/react/late-taps.ts).
 */
const keepTap = `let k,f;const y=()=>f&&f.cancel(),c=e=>{const t=e.target,b=t.closest&&!t.closest("a")&&t.closest(${JSON.stringify(BUTTON)});if(b){y();k=b;f=b.animate&&b.animate(${JSON.stringify(FADE)},${JSON.stringify(FADING)})}},h=document.documentElement,s=()=>removeEventListener("click",c,!0),d=()=>{if(!h.dataset.ready)return!1;s();y();const l=document.getElementById("app-lost");if(l)l.remove();if(k&&k.isConnected)k.click();return!0},a=()=>{if(!d())new MutationObserver((l,o)=>{if(d())o.disconnect()}).observe(h,{attributes:!0,attributeFilter:["data-ready"]})};addEventListener("click",c,!0);addEventListener("app-start",s);`

/**
 * Who goes back or forward before the app is there goes by steps that another document left, which is this one's since a reload: nobody would
 * change the page, and the app would take the present one for that of the new address. The address is loaded, as it is without the app, which
 * starts no more (`data-gone`): it would keep the place of this page for the one to come. Somebody may have gone while the document was still
 * coming, before this script was there to hear it: the browser knows for which address it was asked.
 */
const followSteps = `const w=(l=location)=>l.pathname+l.search,[q]=performance.getEntriesByType("navigation"),u=w(q&&new URL(q.name)),v=()=>{if(w()===u)return;document.documentElement.dataset.gone=1;location.reload()};v();addEventListener("popstate",v);addEventListener("app-start",()=>removeEventListener("popstate",v));`

/** Chunks that are asked for in one task: each costs a phone's processor some ms, and a form has 34 of them. */
const AT_ONCE = 6

/** Addresses of the build for older browsers. */
export interface OlderAssets {
  /** What gives a browser what it lacks. */
  readonly fill: string
  readonly app: string
}

/**
 * The script that stands in every page: it starts the app after the first paint, so that the pixels never wait for it (measured: the
 * largest paint comes earlier and steadier), and asks for the page's widgets at the same time as for the app. An app that can't be had, that
 * says that it failed (`app-lost`) or that is not alive in time is told. No browser may send a form of the app by itself: one that is not alive yet would
 * leave the page, and what was typed would stand in the address.
 * An older browser gets what it lacks and then a build of its own; one that is older than the list is told so (tooOldScript).
 * @param entry address of the app's entry
 * @param modules addresses of the chunks that the entry and the first view need
 */
export function bootScript(entry: string, modules: readonly string[], { fill, app }: OlderAssets): string {
  return `self.began=1;${keepTap}${followSteps}const m=${JSON.stringify(modules)},x=${tellLost},p=i=>{for(const h of m.slice(i,i+${AT_ONCE})){const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}if(i+${AT_ONCE}<m.length)setTimeout(p,0,i+${AT_ONCE})},g=()=>{if(g.d)return;g.d=1;if(${LACKS_NEEDED})return tooOld();const o=${LACKS_FILLED};(o?import(${JSON.stringify(fill)}).then(()=>import(${JSON.stringify(app)})):import(${JSON.stringify(entry)})).then(a,e=>o&&e instanceof SyntaxError?tooOld():x());setTimeout(()=>{if(!h.dataset.ready)x()},${PATIENCE});o||p(0)},n=()=>requestAnimationFrame(()=>setTimeout(g));try{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();n()}}).observe({type:"paint",buffered:true})}catch{n()}setTimeout(g,2500);addEventListener("pointerdown",g,{once:true,passive:true});addEventListener("app-lost",x);addEventListener("submit",e=>e.target.closest("#root")&&e.preventDefault(),!0)`
}
