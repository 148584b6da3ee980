import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { nowAlive } from './alive.ts'
import type { Entry } from '../../engine/react/entry.ts'
import { NoPage } from './fetch-page.ts'
import { pageAt } from './here.ts'
import type { How, Step } from './history.ts'
import { isRedirect, type Navigation } from './navigation.ts'
import { left } from './keep-place.ts'
import { rememberPlace, usePlace } from './use-place.ts'

/** Told of a page that was fetched anew; says whether it may take its place. */
export type Ready = (next: Entry) => Promise<boolean>

export interface Shown {
  readonly entry: Entry
  /** It is the page of the address. */
  readonly isHere: boolean
  /** The pages that stay mounted, the shown one last. */
  readonly alive: readonly Entry[]
  readonly loading: boolean
  /** The page that is wanted could not be had. */
  readonly failed: boolean
  /** Of one that failed. */
  readonly why: WhyFailed | undefined
  readonly retry: () => void
  /** Fetches the page on the screen anew, when somebody else looks at it now; rejects when it can't be had. */
  readonly refresh: (ready?: Ready) => Promise<void>
  /** Keeps the page on the screen for going back to it. */
  readonly keep: () => void
}

/** Knows from which page its own was opened, and how far down that was left. */
type Place = Location<Step>

interface State {
  readonly entry: Entry
  readonly alive: readonly Entry[]
  /** The place in the history that it was opened for. */
  readonly at: Place
  readonly how: How
}

interface Wanted {
  readonly at: Place
  readonly href: string
  readonly how: How
}

interface Failure {
  readonly key: string
  /** It is being asked for again. */
  readonly isAgain: boolean
  readonly why?: WhyFailed
}

/** The network brought no page; the mall did not answer for it; or it leads to others that lead back. */
type WhyFailed = 'network' | 'maintenance' | 'circle'

/** What was said of it stands until the answer is there. */
const askedAgain = (failure: Failure | undefined) => failure && { ...failure, isAgain: true }

const whyOf = (error: unknown): WhyFailed => (error instanceof NoPage ? 'maintenance' : 'network')

/** Pages that lead elsewhere, one after another, before one is shown: more are a circle (browsers follow twenty). */
const MOST_REDIRECTS = 10

interface ShownEntryParts {
  /** Where the browser is. */
  readonly here: { readonly location: Place; readonly how: How }
  readonly first: Entry
  readonly navigation: Navigation
  /** Told of an address to open instead of the wanted one. The same function each time, as the other one. */
  readonly redirect: (to: string) => void
  /** Puts another page on the screen: `swap` says which. */
  readonly changePage: (swap: () => void) => void
}

/** The page on the screen. It changes when the next one is ready to be shown, never before; going back shows the kept page at once. */
export function useShownEntry({ here, first, navigation, redirect, changePage }: ShownEntryParts): Shown {
  const { location: at, how } = here
  const { key } = at
  const wanted: Wanted = { at, href: pageAt(at), how }
  const [shown, setShown] = useState<State>(() => ({ entry: first, alive: [first], at, how: wanted.how }))
  const [failure, setFailure] = useState<Failure>()
  const isHere = key === shown.at.key
  const failed = !isHere && failure?.key === key
  const isWaiting = !isHere && (!failed || failure.isAgain)
  const kept = wanted.how === 'POP' ? navigation.kept(key) : undefined
  const retry = () => setFailure(askedAgain)
  const turns = useRef(0)

  useOpening({
    ...wanted,
    kept,
    isWaiting,
    failed,
    shown,
    turns,
    navigation,
    redirect,
    changePage,
    setShown,
    setFailure,
  })
  useEffect(() => {
    if (isHere) navigation.keep(shown.at.key, shown.entry)
  }, [isHere, navigation, shown])
  useEffect(() => {
    if (!failed) return undefined
    const again = () => setFailure(askedAgain)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failed, key])
  usePlace(shown.entry, shown.how, failed)
  const refresh: Shown['refresh'] = (ready) => refreshed({ wanted, navigation, redirect, changePage, setShown, ready })
  const keep = () => navigation.keep(shown.at.key, shown.entry)
  const why = failed ? failure.why : undefined
  return { ...shown, isHere, loading: isWaiting && !kept, failed, why, retry, refresh, keep }
}

interface Opening extends Wanted, Omit<ShownEntryParts, 'first' | 'here'> {
  readonly kept: Entry | undefined
  readonly isWaiting: boolean
  readonly failed: boolean
  readonly shown: State
  /** Redirects since a page was shown, or since the shopper went somewhere. */
  readonly turns: RefObject<number>
  readonly setShown: Dispatch<SetStateAction<State>>
  readonly setFailure: (failure: Failure) => void
}

/** Opens the wanted page for as long as it is waited for; the last one wanted wins, whichever comes first. */
function useOpening(opening: Opening): void {
  const { at, href, how, kept, isWaiting, failed, shown, turns } = opening
  const { navigation, redirect, changePage, setShown, setFailure } = opening
  useEffect(() => {
    if (!isWaiting) return undefined
    let gone = false
    if (how !== 'REPLACE') turns.current = 0
    const leave = () => failed || rememberPlace(shown.entry, shown.at)
    const come = (entry: Entry) => {
      turns.current = 0
      leave()
      navigation.keep(at.key, entry)
      if (!kept && how === 'POP')
        entry.place = [left[at.state.position], shown.at.state].find((one) => one?.from === href) ?? {}
      changePage(() => setShown((was) => ({ entry, alive: nowAlive(was.alive, entry), at, how })))
    }
    const fail = (why: WhyFailed) => {
      turns.current = 0
      leave()
      setFailure({ key: at.key, isAgain: false, why })
    }
    const follow = (to: string) => {
      turns.current += 1
      if (turns.current > MOST_REDIRECTS) fail('circle')
      else redirect(to)
    }
    const answer = kept ? Promise.resolve(kept) : navigation.open(href)
    answer.then(
      (opened) => {
        if (gone) return
        if (isRedirect(opened)) follow(opened.redirect)
        else come(opened)
      },
      (error: unknown) => gone || fail(whyOf(error)),
    )
    return () => {
      gone = true
    }
  }, [at, href, how, kept, isWaiting, failed, shown, turns, navigation, redirect, changePage, setShown, setFailure])
}

interface Refreshing extends Pick<Opening, 'navigation' | 'redirect' | 'changePage' | 'setShown'> {
  readonly wanted: Wanted
  readonly ready: Ready | undefined
}

async function refreshed({ wanted, navigation, redirect, changePage, setShown, ready }: Refreshing) {
  navigation.forget()
  const opened = await navigation.open(wanted.href)
  if (isRedirect(opened)) return redirect(opened.redirect)
  if (ready && !(await ready(opened))) return undefined
  rememberPlace(opened, wanted.at)
  navigation.keep(wanted.at.key, opened)
  return changePage(() => setShown((was) => renewed(was, opened, wanted)))
}

/** The page that was somebody else's is kept behind no other: nobody comes back to it. */
function renewed(was: State, entry: Entry, { at }: Wanted): State {
  const left = was.at.key === at.key ? was.alive.filter((one) => one !== was.entry) : was.alive
  return { entry, alive: nowAlive(left, entry), at, how: 'POP' }
}
