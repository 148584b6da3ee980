import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { blockOf, insertBlocks, noTitles, setBlockValue, setPageValue } from '../../src/studio/document/index.ts'
import { describeOnDatabases, LONGEST_OPENING } from '../fixtures/databases.ts'
import { homeItem, publishTitle } from '../fixtures/studio-edit.ts'
import { type Person, sitDown } from '../fixtures/studio-editor.ts'
import { openStudio, type TestStudio } from '../fixtures/studio.ts'

describeOnDatabases('a draft under which something was published', (opened) => {
  let studio: TestStudio
  let cookie: string
  let person: Person
  beforeAll(async () => {
    // The editor listens to its window and looks whether it is seen: there is none.
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    vi.stubGlobal('document', { visibilityState: 'hidden' })
    studio = await openStudio(opened().database)
    cookie = await studio.signedIn('publisher')
    person = await sitDown(studio, homeItem, cookie)
  }, LONGEST_OPENING)
  afterAll(async () => {
    person.leave()
    await studio.close()
    vi.unstubAllGlobals()
  })
  const live = async () => {
    const { body } = await studio.call('item', { cookie, params: homeItem })
    return (body.published as { hash: string }).hash
  }
  const publish = (version: number) =>
    studio.call('publishDraft', { cookie, body: { items: [{ ...homeItem, version }], message: '' } })

  describe('by a roll back', () => {
    it('[H3, P3] is refused, says that it is behind, takes what was published, and is published then', async () => {
      const file = await live()
      expect((await publishTitle(studio, cookie, '冬天')).status).toBe(200)
      await person.reload()
      const { editor } = person
      const value = [{ paragraphs: ['晚'] }]
      editor.apply(setBlockValue(editor.state.document, { key: 'words', path: ['props', 'parts'], value }, noTitles))
      await editor.save()
      const back = { from: await live(), to: file, message: '' }
      expect((await studio.call('rollBack', { cookie, params: homeItem, body: back })).status).toBe(200)
      expect((await publish(editor.state.version)).body).toMatchObject({ code: 'published-moved' })

      await person.reload()
      expect(person.editor.state.isBehind).toBe(true)
      await person.editor.takePublished()
      const { state } = person.editor
      expect([state.isBehind, state.document.rest.title]).toEqual([false, '首页'])
      expect(blockOf(state.document, 'words')?.props).toEqual({ parts: value })
      expect((await publish(state.version)).status).toBe(200)
      expect(studio.store.page('home')?.page.title).toBe('首页')
    })
  })

  describe('by somebody who published the draft itself', () => {
    it('[D3] goes on with what was not saved of it, on top of what serves', async () => {
      await person.editor.reopen()
      const { editor } = person
      editor.apply(setPageValue(editor.state.document, { path: ['title'], value: '我的' }))
      await editor.save()
      expect((await publish(editor.state.version)).status).toBe(200)
      const block = { id: 'more', widget: 'rich-text', props: { parts: [{ paragraphs: ['还有'] }] } }
      editor.apply(insertBlocks(editor.state.document, { blocks: [block] }, { place: 'blocks', index: 0 }, noTitles))
      await editor.save()
      expect([editor.state.saving, editor.state.waiting]).toEqual(['saved', []])
      expect((await publish(editor.state.version)).status).toBe(200)
      expect(studio.store.page('home')?.page).toMatchObject({
        title: '我的',
        blocks: [{ id: 'more' }, { id: 'words' }],
      })
    })
  })
})
