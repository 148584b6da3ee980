import type { JSONSchema } from '../../schemas/json-schema.ts'
import type { AnyWidget } from './widget.ts'

/** What a screen knows of its address, also before its code runs. */
export interface ScreenAddress {
  /** Params of the address, decoded. */
  readonly params: Readonly<Record<string, string>>
  /** The query as it is now, of the keys that the screen declares. */
  readonly query: () => Readonly<Record<string, string>>
}

/** A call that a screen makes as soon as it stands. */
export interface OpeningCall<Endpoint extends string = string> {
  readonly name: Endpoint
  readonly args: Readonly<Record<string, unknown>>
}

/**
 * A hand-written screen, as the engine and the tools know it without its code. It stands on its page as one block that no file can write,
 * move or take away; operators fill its slots. `code` is module/screen.
 */
export interface AnyScreen<Endpoint extends string = string> extends AnyWidget {
  /** Keys of the address's query that its code reads. */
  readonly query: readonly string[]
  /** The endpoints that its code calls: how to call them travels with the page, their schemas do not. */
  readonly calls: readonly Endpoint[]
  /**
   * What its code asks for first, in the same words: for a member the server asks for it and sends it with the page, which then has its content from
   * the first paint. Calls that change nothing. `route` is its route's `with`.
   */
  readonly opening?: (
    address: ScreenAddress,
    route: Readonly<Record<string, unknown>>,
  ) => readonly OpeningCall<Endpoint>[]
  /** What it publishes to the blocks in its slots: an object whose properties they read as `screen.<name>`. */
  readonly values: JSONSchema
}

/**
 * An action that a page may call beside the engine's own, with checked arguments; what it does is code of the site. `name` is what a page writes
 * in `do`.
 */
export interface AnyModuleAction<Endpoint extends string = string> {
  readonly name: string
  /**
   * Its arguments. One that has `into` tells there how it goes, as `submit` does; `ask` names a key of the page's state, and `block` one of
   * its blocks, as that of `scroll-to` does: the checks know them by these names.
   */
  readonly args: JSONSchema
  /** The endpoints that its code calls: how to call them travels with the pages that name the action. */
  readonly calls: readonly Endpoint[]
}
