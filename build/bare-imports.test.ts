import { expect, it } from 'vitest'
import { bare } from './bare-imports.ts'

it('leaves an import bare that has nothing else around it, also with the one export that is wanted', () => {
  const code = 'var a={calls:()=>S(()=>import(`./calls.js`),[]),visit:()=>S(()=>import(`./visit.js`).then(e=>e.t),[])}'
  expect(bare(code)).toBe('var a={calls:()=>import(`./calls.js`),visit:()=>import(`./visit.js`).then(e=>e.t)}')
  const quoted =
    'var a={calls:()=>S(()=>import("./calls.js"),[]),visit:()=>S(()=>import("./visit.js").then((e)=>e.t),[])}'
  expect(bare(quoted)).toBe('var a={calls:()=>import("./calls.js"),visit:()=>import("./visit.js").then((e)=>e.t)}')
})

it.each([
  ['that has more to do', 'S(async()=>{let{create:e}=await import(`./carousel.js`);return{create:e}},[])'],
  ['that names what it needs', 'S(()=>import(`./calls.js`),[`./calls.css`])'],
  ['of another function', 'load(()=>open(`./calls.js`),[])'],
])('leaves a call %s as it is', (_name, code) => {
  expect(bare(code)).toBe(code)
})
