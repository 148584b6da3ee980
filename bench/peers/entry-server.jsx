import { renderToString } from 'react-dom/server'
import { serverSubjects } from '../page/entry-server.tsx'
import { hand } from './hand.jsx'
import { jsonRender } from './json-render.jsx'
import { blocksOf } from './page.js'
import { puck } from './puck.jsx'
import { tmagic } from './tmagic.jsx'
import { withFreshData } from '../page/pages.ts'

const ofPeer = ({ prepare, element }) => ({ prepare, html: (prepared) => renderToString(element(prepared)) })

/** Each makes what it is given (made beforehand) into HTML. Ours is there twice: with data that are kept, and with data never seen before. */
export function subjects(count) {
  const blocks = blocksOf(count)
  const ours = serverSubjects(count, 'light')
  const given = (html) => ({ prepare: (fresh) => fresh, html })
  return {
    fresh: () => withFreshData(blocks),
    all: {
      'React by hand': ofPeer(hand),
      'ours, data kept': given(() => ours.known()),
      'ours, data never seen': given((fresh) => ours.unseen(fresh)),
      puck: ofPeer(puck),
      'json-render': ofPeer(jsonRender),
      tmagic: ofPeer(tmagic),
    },
  }
}

/** @returns why amis renders nothing on a server; undefined once it does */
export const amisOnServer = () =>
  import('./amis.jsx').then(
    () => undefined,
    (error) => error.message,
  )
