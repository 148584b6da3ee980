import { createContext, useContext } from 'react'
import { proxy } from 'valtio'
import type { ItemKind } from '../../../schemas/studio/item.ts'
import { mayActAs, type Role } from '../../../schemas/studio/role.ts'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { Me } from '../../../schemas/studio/sign-in.ts'
import { createStudioCall, type StudioCall } from '../calls/studio-calls.ts'
import type { Reads, UsingPage, WrittenOut } from '../document/index.ts'
import { createPasswordAsker, type PasswordAsker } from './password-asker.ts'
import { sendAndHear, tellReturn } from './returns.ts'
import { createSignInAsker, type SignInAsker } from './sign-in-asker.ts'
import type { Who } from './who.ts'

/** What the app gives to the studio: what only the whole shop knows. */
export interface StudioParts {
  /** The blocks that a use of a part stands for. */
  readonly writeOutPart: (use: object, part: unknown, page: UsingPage) => WrittenOut
  /** What JSON of a page reads and sets. */
  readonly readsOf: (value: unknown) => Reads
}

/** What the screens of the studio share. */
export interface Studio extends StudioParts {
  readonly password: PasswordAsker
  readonly signInAgain: SignInAsker
  readonly call: StudioCall
  readonly who: Who
  /** Loaded once: it is the same until the shop is built anew. */
  readonly catalogue: () => Promise<Catalogue | undefined>
}

export function createStudio(parts: StudioParts): Studio {
  const who = proxy<Who>({ status: 'asking', me: undefined, why: undefined })
  const password = createPasswordAsker()
  const signInAgain = createSignInAsker(
    who,
    createStudioCall(() => undefined, sendAndHear),
    tellReturn,
  )
  const call = createStudioCall(
    ({ code, detail }) => {
      // Who was in is asked to come back; what they say stands by then.
      if (code === 'signed-out' && who.status === 'asking') Object.assign(who, { status: 'out', why: detail })
      // A link was used in another tab meanwhile: it took the password of before away.
      if (code === 'needs-password' && who.me) who.me.needsPassword = true
      // An admin changed the role meanwhile: from now on the screens offer what it may do.
      if (code === 'not-allowed') void findOut({ call, who })
    },
    sendAndHear,
    async (failure) => {
      if (failure.code === 'password-needed') return password.ask()
      // Whoever was never in, or went out by themselves, has the door.
      return failure.code === 'signed-out' && who.status === 'in' && signInAgain.ask(failure)
    },
  )
  let loading: Promise<Catalogue | undefined> | undefined
  const catalogue = () => {
    loading ??= call('catalogue', {}).then((answer) => {
      if ('reply' in answer) return answer.reply
      // Whoever asks next tries again.
      loading = undefined
      return undefined
    })
    return loading
  }
  return { ...parts, call, who, catalogue, password, signInAgain }
}

/** Asks whether somebody is signed in. */
export async function findOut({ call, who }: Pick<Studio, 'call' | 'who'>): Promise<void> {
  const answer = await call('me', {})
  if ('reply' in answer) Object.assign(who, { status: 'in', me: answer.reply })
  else if (who.status === 'asking') who.status = 'out'
}

export const StudioContext = createContext<Studio | undefined>(undefined)

export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (!studio) throw new Error('The studio is not there: StudioContext is missing')
  return studio
}

/** Whether who is signed in may do what needs a role. */
export const may = (me: { readonly operator: { readonly role: Role } } | undefined, needed: Role): boolean =>
  me !== undefined && mayActAs(me.operator.role, needed)

/** Whether an item is what another backend has, and nothing that is changed here: its page components, where it answers the mall's calls [E8]. */
export const isForeign = (me: Pick<Me, 'isOwnMall'> | undefined, kind: ItemKind): boolean =>
  kind === 'component' && me?.isOwnMall === false
