import { canvasPage, livePage, newPreview, previewList, sampleAddresses, withdrawPreview } from './canvas.ts'
import { auditLog } from './audit.ts'
import { catalogue } from './catalogue.ts'
import { componentList, namedChoices, productChoices } from './components.ts'
import {
  checkChange,
  discardDraft,
  draftSince,
  itemHistory,
  publishDraft,
  revision,
  rollBack,
  saveSteps,
  setDraftRoute,
} from './drafts.ts'
import { findWords } from './find.ts'
import { archiveItem, checkDocument, item, itemList, newItem, newPage, routeTable } from './items.ts'
import { brokenReferences, checkReferences, measurePage, pageNumbers } from './numbers.ts'
import { endKey, keyList, newKey } from './keys.ts'
import { changePicture, cropPicture, picture, pictureList, renameFolder, trashPicture, uploadPicture } from './media.ts'
import { addOperator, changeOperator, newSignInLink, operatorList } from './operators.ts'
import {
  askApproval,
  askArchive,
  cancelRelease,
  changeRelease,
  decideRelease,
  newRelease,
  previewRelease,
  publishRelease,
  rollBackRelease,
  scheduleDrafts,
  scheduleRelease,
  returnRelease,
  tryRelease,
  unscheduleRelease,
} from './release-calls.ts'
import { release, releaseList, setPublishingRules } from './releases.ts'
import { endOtherSessions, endSession, sessionList } from './sessions.ts'
import { changePassword, me, provePassword, signIn, signInByLink, signOut } from './sign-in.ts'

/** Every call of the studio, by its name. */
export const studioContracts = {
  addOperator,
  archiveItem,
  auditLog,
  brokenReferences,
  canvasPage,
  catalogue,
  changeOperator,
  changePassword,
  changePicture,
  checkChange,
  checkDocument,
  checkReferences,
  componentList,
  cropPicture,
  discardDraft,
  draftSince,
  endKey,
  endOtherSessions,
  endSession,
  findWords,
  item,
  itemHistory,
  itemList,
  keyList,
  livePage,
  me,
  measurePage,
  newItem,
  newKey,
  newPage,
  newPreview,
  newSignInLink,
  operatorList,
  pageNumbers,
  picture,
  pictureList,
  previewList,
  namedChoices,
  productChoices,
  provePassword,
  publishDraft,
  renameFolder,
  revision,
  rollBack,
  routeTable,
  sampleAddresses,
  saveSteps,
  sessionList,
  setDraftRoute,
  signIn,
  signInByLink,
  signOut,
  trashPicture,
  uploadPicture,
  withdrawPreview,
  askApproval,
  askArchive,
  cancelRelease,
  changeRelease,
  decideRelease,
  newRelease,
  previewRelease,
  publishRelease,
  release,
  releaseList,
  rollBackRelease,
  scheduleDrafts,
  scheduleRelease,
  returnRelease,
  setPublishingRules,
  tryRelease,
  unscheduleRelease,
} as const

export type StudioCallName = keyof typeof studioContracts

/** Where the studio's calls stand. */
export const STUDIO_API = '/studio/api'
