import type { Session } from '../../api/session.ts'
import { memberName } from '../../domain/member/member-name.ts'
import { plainFile } from '../../ui/picture/picture-files.ts'

/**
 * Face and name of who is logged in, in the site's header, for as long as the document is there. The server draws the header for everybody, so
 * that its kept HTML holds nobody; the app never draws it again, so that what is written here stays.
 */
export function showMember(session: Session): void {
  const draw = () => {
    const user = session.current()?.user
    const name = document.querySelector('[data-member-name]')
    if (name) name.textContent = user ? memberName(user) : ''
    document.querySelector('[data-member-face]')?.replaceChildren(...(user?.iconurl ? [faceOf(user.iconurl)] : []))
  }
  draw()
  session.subscribe(draw)
}

function faceOf(picture: string): HTMLImageElement {
  const image = Object.assign(new Image(), { ...plainFile(picture, 'tile'), alt: '' })
  // Behind it is the sign of who has no picture.
  image.addEventListener('error', () => image.remove())
  return image
}
