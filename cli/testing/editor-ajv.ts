import { Ajv } from 'ajv'
import { vocabulary } from '../../schemas/keywords.ts'

/** Ajv as strict as an editor's schema can be: keywords of VS Code are known, and a `then` may require what another part describes. */
export function editorAjv(): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    ...vocabulary(),
  })
  return ajv.addVocabulary(['markdownEnumDescriptions', 'defaultSnippets'])
}
