/**
 * The script that stands in every page: it starts the app after the first paint, so that the pixels never wait for it (measured: the
 * largest paint comes earlier and steadier), and asks for the page's widgets at the same time as for the app. No browser may send a form by
 * itself: one that is not alive yet would leave the page, and what was typed would stand in the address.
 * @param entry address of the app's entry
 * @param modules addresses of the chunks that the entry and the first view need
 */
export function bootScript(entry: string, modules: readonly string[]): string {
  return `const m=${JSON.stringify(modules)},g=()=>{if(g.d)return;g.d=1;for(const h of m){const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}import(${JSON.stringify(entry)})},n=()=>requestAnimationFrame(()=>setTimeout(g));try{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();n()}}).observe({type:"paint",buffered:true})}catch{n()}setTimeout(g,2500);addEventListener("pointerdown",g,{once:true,passive:true});addEventListener("submit",e=>e.preventDefault(),!0)`
}
