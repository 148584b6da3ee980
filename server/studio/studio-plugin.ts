import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { BuiltCatalogue } from '../../schemas/studio/catalogue.ts'
import type { Me } from '../../schemas/studio/sign-in.ts'
import type { Checker } from '../../src/kit/checker.ts'
import type { Orm } from '../db/open-database.ts'
import type { PageStore } from '../pages/page-store.ts'
import { callerOf } from '../plugins/caller.ts'
import { packedAnswers } from '../plugins/packed-answers.ts'
import type { RenderLimits } from '../ssr/render-limits.ts'
import { auditLog } from './audit/read-audit.ts'
import { canvasCalls, type CanvasCallDeps } from './canvas/canvas-calls.ts'
import { canvasRoute } from './canvas/canvas-route.ts'
import type { CanvasParts } from './canvas/canvas-parts.ts'
import { previewCalls } from './canvas/preview-calls.ts'
import { createCanvas } from './canvas/create-canvas.ts'
import { previewHook } from './canvas/preview-hook.ts'
import type { ApplySteps } from './drafts/apply-steps.ts'
import { discardDraft, draftSince } from './drafts/draft-calls.ts'
import { saveSteps } from './drafts/save-steps.ts'
import type { AddressOwnerOf } from './items/address-rules.ts'
import { errorCounter } from './items/count-errors.ts'
import { checkChange, checkDocument, itemList, oneItem, routeTable } from './items/item-calls.ts'
import { setDraftRoute } from './items/draft-route.ts'
import { findWords } from './items/find-words.ts'
import { newItem } from './items/new-item.ts'
import { newPage } from './items/new-page.ts'
import { lookAgain } from './items/look-again.ts'
import { componentList } from './components/component-list.ts'
import { namedChoices } from './components/named-choices.ts'
import { productChoices } from './components/product-choices.ts'
import { withComponents } from './components/with-components.ts'
import { contentReader } from './judging/known-content.ts'
import { withDraftParts } from './judging/draft-parts.ts'
import { checkContextOf } from './judging/check-context.ts'
import { measurePage } from './measuring/measure-page.ts'
import { createMeasurer } from './measuring/measurer.ts'
import { servedBytes } from './measuring/served-bytes.ts'
import { pageNumbers } from './numbers/number-calls.ts'
import { itemHistory, revision } from './publishing/history-calls.ts'
import { archiveItem } from './publishing/archive-item.ts'
import { publishDraft, rollBack } from './publishing/publish-calls.ts'
import { referenceCalls, referenceLooks } from './references/reference-calls.ts'
import type { Job } from '../jobs/claim.ts'
import { releaseRoutes } from './releases/release-routes.ts'
import { studioJobs } from './studio-jobs.ts'
import { changePassword } from './sign-in/change-password.ts'
import { keyCalls } from './sign-in/key-calls.ts'
import type { EncodePicture } from './media/picture-encoder.ts'
import { pictureRoutes } from './media/picture-routes.ts'
import { operatorCalls } from './sign-in/operator-calls.ts'
import { createOperatorSessions } from './sign-in/operator-sessions.ts'
import { whyEnded } from './sign-in/why-ended.ts'
import { provePassword } from './sign-in/prove-password.ts'
import { sessionCalls } from './sign-in/session-calls.ts'
import { me, signIn, signInByLink, signOut } from './sign-in/sign-in-calls.ts'
import { problemSpeaker } from './judging/problem-speaker.ts'
import { servedCatalogue } from './served-catalogue.ts'
import type { ItemDeps } from './studio-deps.ts'
import { studioErrorHandler } from './studio-problems.ts'
import { keyCaller, type StudioRouting } from './role-guard.ts'
import { studioRoute } from './studio-route.ts'

/** What the studio takes from the built shop. */
interface StudioDoor {
  readonly addressOwner: AddressOwnerOf
  /** The same until the shop is built anew. */
  readonly catalogue: () => Promise<BuiltCatalogue>
}

export interface StudioDeps {
  readonly db: Orm
  readonly store: Pick<PageStore, 'page' | 'routes' | 'sources' | 'refresh' | 'theme'>
  readonly check: Checker
  /** How the shop shows pages, and what there is to be seen. */
  readonly shown: Omit<CanvasParts, 'serving' | 'checkContext' | 'worldOf' | 'placesOf' | 'machine'> &
    Pick<CanvasCallDeps, 'things' | 'pageAt'>
  readonly door: StudioDoor
  /** Within which drafts are made, as the pages of the shop are. */
  readonly renders: RenderLimits
  readonly applySteps: ApplySteps
  /** Of uploaded pictures; its usual one without it. */
  readonly encode?: EncodePicture
  readonly mode: Me['mode']
  /** Whether the mall's calls are answered here: then it is known what it sells. */
  readonly isOwnMall: boolean
  /** Where the server is known; '' when that is not known. */
  readonly publicUrl: string
  /** Epoch ms of the machine. */
  readonly now: () => number
  /** The shop's time, 2026-11-20T08:30:00 */
  readonly shopNow: () => string
  readonly limits?: Partial<StudioLimits>
}

/** In a minute. */
interface StudioLimits {
  /** Of one address. */
  readonly signIns: number
  readonly calls: number
  /** Of one key, from wherever it is used. */
  readonly keyCalls: number
  /** Of one address. */
  readonly wrongKeys: number
}

const usual: StudioLimits = { signIns: 20, calls: 1_200, keyCalls: 600, wrongKeys: 20 }

/** The studio's calls, below /studio/api. @returns what it does beside them */
export async function studioPlugin(app: FastifyInstance, given: StudioDeps): Promise<readonly Job[]> {
  const limits = { ...usual, ...given.limits }
  const { store, look } = withComponents(given.store, given.db)
  const deps = { ...given, store }
  const checkContext = checkContextOf(deps.store)
  const worldOf = (text: string) => withDraftParts(deps.db, deps.shown.shop.check, checkContext(), text)
  const built = await deps.door.catalogue()
  const screens = Object.entries(built.screens).map(([code, { slots }]) => ({ code, slots }))
  const holders = [...built.widgets, ...screens]
  const placesOf = Object.fromEntries(holders.map(({ code, slots = {} }) => [code, Object.keys(slots)]))
  const canvas = createCanvas({
    ...{ ...deps.shown, serving: deps.store, checkContext },
    ...{ worldOf, placesOf, machine: deps.now },
  })
  const looks = { ...deps, ...deps.shown, canvas, checkContext }
  const content = contentReader(deps.isOwnMall)
  const measured = createMeasurer({
    ...deps.shown,
    canvas,
    checkContext,
    bytesOf: servedBytes(app),
    renders: deps.renders,
  })
  const speak = problemSpeaker(built)
  const releases = { ...looks, ownerOf: deps.door.addressOwner, content, measured, speak }
  previewHook(app, { ...looks, look })
  const references = referenceLooks({ ...deps, checkContext, content, catalogue: built })
  const catalogue = servedCatalogue(built, () => deps.store.sources().pictureNames)
  await app.register(async (scope) => {
    studioErrorHandler(scope)
    scope.addHook('preHandler', look)
    await scope.register(rateLimit, {
      ...{ max: limits.calls, timeWindow: 60_000 },
      keyGenerator: (request) => callerOf(request).address,
    })
    await packedAnswers(scope)
    const sessions = createOperatorSessions(deps.db, deps.now)
    const byKey = keyCaller(scope, deps.db, deps.now, limits)
    const routing = {
      ...{ sessions, byKey, publicUrl: deps.publicUrl },
      whyEnded: (cookie: string | undefined) => whyEnded(deps.db, cookie, deps.now()),
    }
    signInRoutes(scope, routing, deps, limits.signIns)
    operatorRoutes(scope, routing, deps)
    itemRoutes(scope, routing, { ...deps, checkContext, content, measured, speak })
    studioRoute(scope, routing, 'measurePage', measurePage(deps.db, measured), { hasDocument: true })
    studioRoute(scope, routing, 'pageNumbers', pageNumbers(deps))
    referenceCalls(scope, routing, references)
    await pictureRoutes(scope, routing, deps)
    canvasCalls(scope, routing, looks)
    previewCalls(scope, routing, looks)
    releaseRoutes(scope, routing, releases)
    canvasRoute(scope, sessions, looks)
    studioRoute(scope, routing, 'catalogue', async () => catalogue(), { etag: () => catalogue().build })
  })
  return studioJobs({ releases, references, log: app.log })
}

function signInRoutes(app: FastifyInstance, routing: StudioRouting, deps: StudioDeps, callsPerMinute: number): void {
  const own = { ...deps, sessions: routing.sessions }
  studioRoute(app, routing, 'signIn', signIn(own), { callsPerMinute })
  studioRoute(app, routing, 'signInByLink', signInByLink(own), { callsPerMinute })
  studioRoute(app, routing, 'signOut', signOut(own))
  studioRoute(app, routing, 'me', me(own))
  studioRoute(app, routing, 'changePassword', changePassword(own), { callsPerMinute })
  studioRoute(app, routing, 'provePassword', provePassword(own), { callsPerMinute })
}

function operatorRoutes(app: FastifyInstance, routing: StudioRouting, deps: StudioDeps): void {
  const calls = operatorCalls(deps)
  studioRoute(app, routing, 'operatorList', calls.operatorList)
  studioRoute(app, routing, 'addOperator', calls.addOperator)
  studioRoute(app, routing, 'changeOperator', calls.changeOperator)
  studioRoute(app, routing, 'newSignInLink', calls.newSignInLink)
  studioRoute(app, routing, 'auditLog', auditLog(deps))
  const sessions = sessionCalls(deps)
  studioRoute(app, routing, 'sessionList', sessions.sessionList)
  studioRoute(app, routing, 'endSession', sessions.endSession)
  studioRoute(app, routing, 'endOtherSessions', sessions.endOtherSessions)
  const keys = keyCalls(deps)
  studioRoute(app, routing, 'keyList', keys.keyList)
  studioRoute(app, routing, 'newKey', keys.newKey)
  studioRoute(app, routing, 'endKey', keys.endKey)
}

function itemRoutes(app: FastifyInstance, routing: StudioRouting, items: ItemDeps & StudioDeps): void {
  const { door, applySteps } = items
  const count = errorCounter(items.check)
  const owner = door.addressOwner
  studioRoute(app, routing, 'itemList', itemList(items, count))
  studioRoute(app, routing, 'findWords', findWords(items))
  studioRoute(app, routing, 'routeTable', routeTable(items))
  studioRoute(app, routing, 'componentList', componentList(items, items.shopNow))
  studioRoute(app, routing, 'namedChoices', namedChoices(items.db))
  studioRoute(app, routing, 'productChoices', productChoices(items.db, items.shopNow))
  studioRoute(app, routing, 'item', lookAgain(items, oneItem(items, count)))
  studioRoute(app, routing, 'newItem', newItem(items, count), { hasDocument: true })
  studioRoute(app, routing, 'newPage', newPage(items, owner, count))
  studioRoute(app, routing, 'checkDocument', checkDocument(items), { hasDocument: true })
  studioRoute(app, routing, 'checkChange', lookAgain(items, checkChange(items, applySteps)), { hasDocument: true })
  studioRoute(app, routing, 'saveSteps', saveSteps(items, applySteps), { hasDocument: true })
  studioRoute(app, routing, 'setDraftRoute', setDraftRoute(items, owner))
  studioRoute(app, routing, 'draftSince', lookAgain(items, draftSince(items)))
  studioRoute(app, routing, 'discardDraft', discardDraft(items))
  studioRoute(app, routing, 'publishDraft', publishDraft(items, owner))
  studioRoute(app, routing, 'rollBack', rollBack(items, owner))
  studioRoute(app, routing, 'archiveItem', archiveItem(items, owner))
  studioRoute(app, routing, 'itemHistory', itemHistory(items))
  studioRoute(app, routing, 'revision', revision(items))
}
