/** When the dark side of a page holds, as long as nobody chose: the `media` of its style and of the browser's own colour. */
export const DARK = '(prefers-color-scheme:dark)'

/** Under which name a device keeps what was chosen: `light` or `dark`; nothing is what the system has. */
export const LOOK = 'look'

/**
 * Stands after all in the head that asks for DARK, before the first paint: the server makes one page for everybody, and nobody who chose is
 * shown the other side for a moment.
 */
export const lookScript = `function look(l){document.head.querySelectorAll("style[media],meta[media]").forEach(function(e){e.setAttribute("media",l?l=="dark"?"all":"not all":"${DARK}")})}try{look(localStorage.getItem("${LOOK}"))}catch(e){}`

/** Shows what was chosen, by that script; '' is what the system has. */
export const showLook = (look: string): void => (globalThis as { look?: (look: string) => void }).look?.(look)
