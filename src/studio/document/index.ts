export { describeChanges, differences, type Difference } from './describe-changes.ts'
export * from './document.ts'
export { canRedo, canUndo, emptyHistory, type History, jump, type Jump, rebase, record, redo, undo } from './history.ts'
export { isList, isMap, isSame, type Json, type JsonMap, valueAt, type ValuePath } from './json.ts'
export { type Conflict, merge, type Merged } from './merge.ts'
export { documentOf, normalise } from './normalise.ts'
export { becomeDocument } from './operations/become-document.ts'
export { detachPart, type WrittenOut } from './operations/detach-part.ts'
export { duplicateBlocks } from './operations/duplicate-blocks.ts'
export { hideBlocks } from './operations/hide-blocks.ts'
export { type Blocks, insertBlocks, pasteBlocks } from './operations/insert-blocks.ts'
export { moveBlocks, type Target } from './operations/move-blocks.ts'
export { removeBlocks } from './operations/remove-blocks.ts'
export { renameId } from './operations/rename-id.ts'
export { replaceText } from './operations/replace-text.ts'
export { type BlockValue, setBlockValue } from './operations/set-block-value.ts'
export { type PageValue, setPageValue } from './operations/set-page-value.ts'
export { type Container, wrapBlocks } from './operations/wrap-blocks.ts'
export { print, rootOf, writtenBlock } from './print.ts'
export { printJson } from './print-json.ts'
export { readText, type TextProblem } from './read-text.ts'
export { makeStep, namedStep, type Outcome, patched } from './step.ts'
export {
  blockField,
  blockName,
  blockNames,
  kindName,
  noTitles,
  pageField,
  placeName,
  type Titles,
  valueName,
} from './words.ts'
