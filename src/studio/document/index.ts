export { patched, PatchRefusal } from './apply-patches.ts'
export { componentWords, type ComponentWords, meansComponent } from './component-words.ts'
export { describeChanges, type Difference, differences } from './describe-changes.ts'
export * from './document.ts'
export { firstViewer } from './first-viewer.ts'
export { canRedo, canUndo, emptyHistory, type History, jump, rebase, record, redo, undo } from './history.ts'
export { entriesOf, isList, isMap, isSame, type Json, type JsonMap, valueAt, type ValuePath } from './json.ts'
export { type Conflict, merge } from './merge.ts'
export { namesIn } from './names-in.ts'
export { documentOf, normalise } from './normalise.ts'
export { becomeDocument } from './operations/become-document.ts'
export { detachPart, type UsingPage, type WrittenOut } from './operations/detach-part.ts'
export { duplicateBlocks } from './operations/duplicate-blocks.ts'
export { hideBlocks } from './operations/hide-blocks.ts'
export { type Blocks, insertBlocks, pasteBlocks } from './operations/insert-blocks.ts'
export { type MergedText, mergeText } from './operations/merge-text.ts'
export { makePart, type Reads } from './operations/make-part.ts'
export { moveBlocks, type Target } from './operations/move-blocks.ts'
export { isPlace, placesIn, placesOfDocument } from './operations/open-place.ts'
export { removeBlocks } from './operations/remove-blocks.ts'
export { renameId } from './operations/rename-id.ts'
export { replaceText } from './operations/replace-text.ts'
export { setBlockValue } from './operations/set-block-value.ts'
export { setBlockValues } from './operations/set-block-values.ts'
export { setPageValue } from './operations/set-page-value.ts'
export { splitInArms } from './operations/split-in-arms.ts'
export { wrapBlocks } from './operations/wrap-blocks.ts'
export { print, printRoot, rootOf, writtenBlock } from './print.ts'
export { printJson } from './print-json.ts'
export { DEEPEST, isDeeper, readText, type TextProblem } from './read-text.ts'
export { type NamedRow, shopTitles, type TitlesFor } from './shop-titles.ts'
export { makeStep, namedStep, type Outcome } from './step.ts'
export {
  blockField,
  blockName,
  blockNames,
  blockValueName,
  kindName,
  noTitles,
  pageField,
  pageValueName,
  placeName,
  screenSlotName,
  slotName,
  type Titles,
  valueName,
} from './words.ts'
