import { actionArgument } from './action-argument/index.ts'
import { audienceImpossible } from './audience-impossible/index.ts'
import { audienceValue } from './audience-value/index.ts'
import { blockIdFormat } from './block-id-format/index.ts'
import { brokenCharacter } from './broken-character/index.ts'
import { checkFailed } from './check-failed/index.ts'
import { closedAddress } from './closed-address/index.ts'
import { closedRouteWithPage } from './closed-route-with-page/index.ts'
import { componentShape } from './component-shape/index.ts'
import { dataCycle } from './data-cycle/index.ts'
import { dataPages } from './data-pages/index.ts'
import { duplicateBlockId } from './duplicate-block-id/index.ts'
import { duplicateEntry } from './duplicate-entry/index.ts'
import { duplicateKey } from './duplicate-key/index.ts'
import { duplicateRoute } from './duplicate-route/index.ts'
import { emptyPage } from './empty-page/index.ts'
import { emptySlot } from './empty-slot/index.ts'
import { endpointArgument } from './endpoint-argument/index.ts'
import { experimentArms } from './experiment-arms/index.ts'
import { experimentShares } from './experiment-shares/index.ts'
import { expressionSyntax } from './expression-syntax/index.ts'
import { expressionTooComplex } from './expression-too-complex/index.ts'
import { expressionTooCostly } from './expression-too-costly/index.ts'
import { expressionType } from './expression-type/index.ts'
import { expressionsCostMuch } from './expressions-cost-much/index.ts'
import { fileEncoding } from './file-encoding/index.ts'
import { fileName } from './file-name/index.ts'
import { fileTooLarge } from './file-too-large/index.ts'
import { forbiddenKey } from './forbidden-key/index.ts'
import { functionArgument } from './function-argument/index.ts'
import { headPrivate } from './head-private/index.ts'
import { jsonSyntax } from './json-syntax/index.ts'
import { maybeMissing } from './maybe-missing/index.ts'
import { migrationFailed } from './migration-failed/index.ts'
import { misplacedExpression } from './misplaced-expression/index.ts'
import { missingProp } from './missing-prop/index.ts'
import { nestedTooDeep } from './nested-too-deep/index.ts'
import { numberTooLarge } from './number-too-large/index.ts'
import { pageShape } from './page-shape/index.ts'
import { pageTooLarge } from './page-too-large/index.ts'
import { pageWithoutRoute } from './page-without-route/index.ts'
import { paramName } from './param-name/index.ts'
import { partCycle } from './part-cycle/index.ts'
import { partInput } from './part-input/index.ts'
import { personalAudience } from './personal-audience/index.ts'
import { propNotInEnum } from './prop-not-in-enum/index.ts'
import { propOutOfRange } from './prop-out-of-range/index.ts'
import { redirectCondition } from './redirect-condition/index.ts'
import { redirectCycle } from './redirect-cycle/index.ts'
import { redirectsUntried } from './redirects-untried/index.ts'
import { reservedName } from './reserved-name/index.ts'
import { routeWithoutPage } from './route-without-page/index.ts'
import { routesShape } from './routes-shape/index.ts'
import { scheduleDate } from './schedule-date/index.ts'
import { scheduleOver } from './schedule-over/index.ts'
import { scheduleOrder } from './schedule-order/index.ts'
import { screenArgument } from './screen-argument/index.ts'
import { screenPage } from './screen-page/index.ts'
import { sideBlock } from './side-block/index.ts'
import { singleBraces } from './single-braces/index.ts'
import { slotNotAllowed } from './slot-not-allowed/index.ts'
import { slotTooFull } from './slot-too-full/index.ts'
import { submitState } from './submit-state/index.ts'
import { themeShape } from './theme-shape/index.ts'
import { tooManyBlocks } from './too-many-blocks/index.ts'
import { unknownAction } from './unknown-action/index.ts'
import { unknownData } from './unknown-data/index.ts'
import { unknownEndpoint } from './unknown-endpoint/index.ts'
import { unknownEvent } from './unknown-event/index.ts'
import { unknownExperiment } from './unknown-experiment/index.ts'
import { unknownField } from './unknown-field/index.ts'
import { unknownForward } from './unknown-forward/index.ts'
import { unknownFunction } from './unknown-function/index.ts'
import { unknownPart } from './unknown-part/index.ts'
import { unpublishedPart } from './unpublished-part/index.ts'
import { unknownPicture } from './unknown-picture/index.ts'
import { unknownPopup } from './unknown-popup/index.ts'
import { unknownProp } from './unknown-prop/index.ts'
import { unknownReload } from './unknown-reload/index.ts'
import { unknownRoute } from './unknown-route/index.ts'
import { unknownScrollTarget } from './unknown-scroll-target/index.ts'
import { unknownScreen } from './unknown-screen/index.ts'
import { unknownSlot } from './unknown-slot/index.ts'
import { unknownState } from './unknown-state/index.ts'
import { unknownVariant } from './unknown-variant/index.ts'
import { unknownWidget } from './unknown-widget/index.ts'
import { unreadComponent } from './unread-component/index.ts'
import { unreadQuery } from './unread-query/index.ts'
import { unsafeLink } from './unsafe-link/index.ts'
import { unusedData } from './unused-data/index.ts'
import { unusedPopup } from './unused-popup/index.ts'
import { unusedValue } from './unused-value/index.ts'
import { valueCycle } from './value-cycle/index.ts'
import { versionAmbiguous } from './version-ambiguous/index.ts'
import { versionMissing } from './version-missing/index.ts'
import { versionTooNew } from './version-too-new/index.ts'
import { versionUnused } from './version-unused/index.ts'
import { wrongPropType } from './wrong-prop-type/index.ts'
import type {
  ComponentRule,
  ExpandedRule,
  PageRule,
  RoutesRule,
  Rule,
  TextRule,
  ThemeRule,
  VersionRule,
} from './rule.ts'

/** Rules of every file. A file that breaks one is looked at no further. */
export const textRules: readonly TextRule[] = [
  brokenCharacter,
  duplicateKey,
  fileEncoding,
  fileName,
  fileTooLarge,
  forbiddenKey,
  jsonSyntax,
  nestedTooDeep,
  numberTooLarge,
]

/** What migrating a page may refuse; then the page is looked at no further. */
export const versionRules: readonly VersionRule[] = [migrationFailed, versionAmbiguous, versionTooNew]

/** What a page is asked when its parts stand in it; one that breaks it is looked at no further. */
export const expandedRules: readonly ExpandedRule[] = [pageTooLarge]

export const pageRules: readonly PageRule[] = [
  actionArgument,
  audienceImpossible,
  audienceValue,
  blockIdFormat,
  closedAddress,
  dataCycle,
  dataPages,
  duplicateBlockId,
  emptyPage,
  emptySlot,
  endpointArgument,
  experimentArms,
  experimentShares,
  expressionSyntax,
  expressionTooComplex,
  expressionTooCostly,
  expressionType,
  expressionsCostMuch,
  functionArgument,
  headPrivate,
  maybeMissing,
  misplacedExpression,
  missingProp,
  pageShape,
  partCycle,
  partInput,
  personalAudience,
  propNotInEnum,
  propOutOfRange,
  redirectCondition,
  redirectCycle,
  redirectsUntried,
  reservedName,
  scheduleDate,
  scheduleOrder,
  scheduleOver,
  screenPage,
  sideBlock,
  singleBraces,
  slotNotAllowed,
  slotTooFull,
  submitState,
  tooManyBlocks,
  unknownAction,
  unknownData,
  unknownEndpoint,
  unknownEvent,
  unknownExperiment,
  unknownField,
  unknownFunction,
  unknownPart,
  unpublishedPart,
  unknownPicture,
  unknownPopup,
  unknownProp,
  unknownReload,
  unknownRoute,
  unknownScrollTarget,
  unknownSlot,
  unknownState,
  unknownVariant,
  unknownWidget,
  unreadQuery,
  unsafeLink,
  unusedData,
  unusedPopup,
  unusedValue,
  valueCycle,
  versionMissing,
  versionUnused,
  wrongPropType,
]

export const routesRules: readonly RoutesRule[] = [
  closedRouteWithPage,
  duplicateRoute,
  pageWithoutRoute,
  paramName,
  routeWithoutPage,
  routesShape,
  screenArgument,
  unknownForward,
  unknownScreen,
]

export const themeRules: readonly ThemeRule[] = [themeShape]

export const componentRules: readonly ComponentRule[] = [componentShape, duplicateEntry, unreadComponent]

/** Every rule: one folder each, in the order in which files are judged. */
export const rules: readonly Rule[] = [
  ...textRules,
  ...versionRules,
  ...expandedRules,
  ...pageRules,
  ...routesRules,
  ...themeRules,
  ...componentRules,
  checkFailed,
]
