import { writeFile } from 'node:fs/promises'
import type { Registry } from '../../../src/kit/widget.ts'
import { migratePage, type Applied, type MigrationRefusal } from '../../../src/engine/core/migrate-page.ts'
import type { PageSource } from '../../../src/engine/core/page-source.ts'
import { loadRegistry, readSources, type Project } from '../../project.ts'
import { rewriteJson } from './rewrite-json.ts'
import { parsed } from '../../../src/kit/json.ts'

export interface Step extends Applied {
  readonly from: number
}

export type FileMigration =
  | { readonly file: string; readonly status: 'current' }
  | { readonly file: string; readonly status: 'changed'; readonly steps: readonly Step[]; readonly text: string }
  | { readonly file: string; readonly status: 'broken' }
  | { readonly file: string; readonly status: 'refused'; readonly refusal: MigrationRefusal }

/** Brings page files, by full path, to today's versions; writes those that change when asked. Results stand in the order of `files`. */
export async function migrateFiles(
  project: Project,
  files: readonly string[],
  write: boolean,
): Promise<FileMigration[]> {
  const registry = await loadRegistry(project)
  const sources = readSources(project, files)
  const results = sources.map((source) => migrateSource(source, registry))
  if (write) await Promise.all(results.map((result, at) => writeChanged(files[at] ?? '', result)))
  return results
}

function migrateSource({ file, text }: PageSource, registry: Registry): FileMigration {
  const raw = parsed(text)
  if (raw === undefined) return { file, status: 'broken' }
  const migrated = migratePage(raw, registry)
  if (!migrated.ok) return { file, status: 'refused', refusal: migrated }
  const rewritten = rewriteJson(text, raw, migrated.raw)
  if (rewritten === text) return { file, status: 'current' }
  const steps = migrated.applied.map((step) => ({ ...step, from: step.to - 1 }))
  return { file, status: 'changed', steps, text: rewritten }
}

async function writeChanged(file: string, result: FileMigration): Promise<void> {
  if (result.status === 'changed') await writeFile(file, result.text)
}
