/**
 * What the shop never asks of React DOM, by the names in its production build. tests/architecture/light-react.test.ts holds that no source asks
 * for it; build/light-react.test.ts that each name is there, so that an upgrade of React that renames one makes a test fail.
 */

/** Kinds of fibers that are never made, by React's number of them. */
export const UNUSED_KINDS: Readonly<Record<string, number>> = {
  Profiler: 12,
  SuspenseList: 19,
  Scope: 21,
  LegacyHidden: 23,
  TracingMarker: 25,
  // <title>, <meta>, <link>, <style> and <script> as elements: the server writes the head.
  HostHoistable: 26,
  // html, head and body: the app lives in #root.
  HostSingleton: 27,
  ViewTransition: 30,
}

const names = (list: string) => list.trim().split(/\s+/)

/** Functions that are never called, or have nothing to do when they are. */
const EMPTY = [
  // <ViewTransition>: the shop calls document.startViewTransition itself (src/app/navigation/carry-picture.ts).
  ...names(`
    getViewTransitionName getViewTransitionClassName trackEnterViewTransitions pushViewTransitionCancelableScope
    applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
    commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions
    commitNestedViewTransitions restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    measureViewTransitionHostInstancesRecursive measureNestedViewTransitions commitAfterMutationEffectsOnFiber
    recursivelyTraverseAfterMutationEffects flushAfterMutationEffects scheduleViewTransitionEvent reportViewTransitionError
    applyViewTransitionName restoreViewTransitionName createMeasurement measureInstance measureClonedInstance startViewTransition
    ViewTransitionPseudoElement createViewTransitionInstance`),
  // Pictures that hold up what is shown: inside of a <ViewTransition> only.
  ...names(
    'preloadInstanceAndSuspendIfNeeded suspendInstance accumulateSuspenseyCommitOnFiber recursivelyAccumulateSuspenseyCommit',
  ),
  // The ref of a fragment.
  ...names(`
    FragmentInstance traverseVisibleInstancesAndTextInstances addFragmentHandleToFiber commitNewChildToFragmentInstances
    commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstance
    deleteChildFromFragmentInstance validateDocumentPositionWithFiberTree`),
  // Elements of the head, and the calls preload, preinit and their like.
  ...names(`
    acquireResource createHoistableInstance getHydratableHoistableCache mountHoistable preloadResourceAndSuspendIfNeeded
    preloadResource suspendResource insertSuspendedStylesheets insertStylesheetIntoRoot preloadStylesheet resolveSingletonInstance
    releaseSingletonInstance clearSingletonPreambleContribution commitHostSingletonAcquisition prefetchDNS preconnect preconnectAs
    preload preloadModule preinitStyle preinitScript preinitModuleScript`),
  // Forms whose action is a function, useActionState, useFormStatus, requestFormReset.
  ...names(`
    extractEvents$1 startHostTransition ensureFormComponentIsStateful requestFormReset requestFormReset$1 recursivelyResetForms
    TransitionAwareHostComponent dispatchActionState runActionStateAction mountActionState updateActionState updateActionStateImpl
    rerenderActionState scheduleReplayQueueIfNeeded`),
  // <SuspenseList>
  ...names(`
    updateSuspenseListComponent initSuspenseListRenderState cutOffTailIfNeeded pushSuspenseListContext popSuspenseListContext`),
  // Custom elements, and the memory of the React Compiler.
  ...names('setPropOnCustomElement useMemoCache'),
  // The events onSelect and onBeforeInput, and onChange where a browser has no event `input`.
  ...names(`
    constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars handleEventsForInputEventPolyfill
    getTargetInstForInputEventPolyfill`),
  // What is to be hydrated first by name (unstable_scheduleHydration): taps say so themselves.
  'attemptExplicitHydrationTarget',
  // Which keys are held, by name: the events say it of each by itself.
  'modifierStateGetter',
  // What enters and leaves an element: a finger does neither.
  'accumulateEnterLeaveListenersForEvent',
  // What Internet Explorer typed with an input method.
  ...names('getData isFallbackCompositionEnd'),
  // A navigation made up while an action runs, which no path of this build calls.
  'defaultOnDefaultTransitionIndicator',
]

/** The body that a function has instead of its own. */
export const UNUSED_FUNCTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EMPTY.map((name) => [name, ''])),
  isFragmentInstanceParent: 'return !1',
  isHostHoistableType: 'return !1',
  isSingletonScope: 'return !1',
  isCustomElement: 'return !1',
  getResource: 'return null',
  waitForCommitToBeReady: 'return null',
  findFirstSuspended: 'return null',
  // Math.clz32 is there.
  clz32Fallback: 'return 0',
  // Every supported browser has the events of animations and transitions by their own names.
  getVendorPrefixedEventName: 'return eventName',
  makePrefixMap: 'return {}',
  // The stacks of components in errors: the shop reports the block and its widget.
  getStackByFiberInDevAndProd: 'return ""',
  // The number and the address of an error tell its reader enough.
  formatProdErrorMessage:
    'return "React error: https://react.dev/errors/" + code + "?args[]=" + [].slice.call(arguments, 1).join("&args[]=")',
}

/** What tells the window of an error that nobody caught: by reportError, which Chrome has since 95, or else as of a server of React's. */
export const REPORTS_ERRORS = 'reportGlobalError'

/** Events that no element of the shop listens to, by the names in the list of those that React hears as they are. */
export const UNUSED_EVENTS: readonly string[] = names(`
  auxClick canPlayThrough copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted
  fullscreenChange fullscreenError paste rateChange seeked seeking stalled suspend volumeChange`)

/** What is written on something of no use, and what `react-dom` offers beside portals and flushSync: the calls of the above. */
export const UNUSED_MEMBERS =
  /^(?:FragmentInstance\.prototype\.\w+|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration|ReactDOMSharedInternals\.findDOMNode|exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus)) = /

/** What `react` offers to those who write widgets: each is there as soon as a source of the shop asks for it. */
export const ON_DEMAND: readonly string[] = names(`
  Children StrictMode cloneElement createRef forwardRef isValidElement useDebugValue useDeferredValue useImperativeHandle useInsertionEffect
  useOptimistic useReducer useTransition`)

/** What else `react` and its scheduler offer, and the shop and its packages don't ask for. */
export const UNUSED_OFFERS: readonly string[] = names(`
  Profiler ViewTransition __COMPILER_RUNTIME addTransitionType cacheSignal unstable_useCacheRefresh useActionState unstable_Profiling
  unstable_forceFrameRate unstable_next unstable_runWithPriority unstable_wrapCallback`)

/** Hooks that no component of a shopper's calls, by their names in React DOM, which has some that `react` calls otherwise. */
export const UNUSED_HOOKS: readonly string[] = names(
  'useActionState useCacheRefresh useFormState useHostTransitionStatus useMemoCache',
)
