import type { ActionArgs, ActionName } from '../../schemas/page/action.ts'

/** What an action may reach. src/app/wiring supplies it; tests supply their own. */
export interface ActionTools {
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  readonly back: (fallback: string) => void
  readonly toast: (text: string) => void
  readonly setState: (key: string, value: unknown) => void
  readonly reload: (data?: string) => Promise<void>
  readonly scrollToBlock: (id: string) => void
  readonly openPopup: (name: string) => void
  readonly closePopup: () => void
  readonly copyText: (text: string) => Promise<boolean>
  readonly share: (what: { readonly title: string; readonly url: string }) => Promise<void>
  readonly here: () => string
}

export type ActionRun<Name extends ActionName> = (args: ActionArgs<Name>, tools: ActionTools) => void | Promise<void>

/** The code of every action of the catalogue: complete by type. */
export type ActionCatalogue = { readonly [Name in ActionName]: ActionRun<Name> }
