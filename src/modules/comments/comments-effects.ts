import { LARGEST_GUEST_PICTURE } from '../../../schemas/api/upload-comment-picture.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { refusalOf } from '../../kit/refusal.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { commentsApi } from './comments-api.ts'
import { SENT, TOO_LARGE } from './messages.ts'
import type { WriteEffect, WriteEvent } from './write-flow.ts'
import { writtenDraft } from './written.ts'

type Send = (event: WriteEvent) => void

/** Does what the form asks for. */
export function writeEffects(tools: ScreenTools, memory: WidgetMemory) {
  return (effect: WriteEffect, send: Send): void => {
    const api = commentsApi(tools)
    switch (effect.do) {
      case 'load':
        return settle(
          api.form(effect.orderNo),
          (facts) => send({ type: 'loaded', facts }),
          (refusal) => send({ type: 'failed', refusal }),
        )
      case 'keep':
        return writtenDraft.keep(memory, effect.written, effect.orderNo)
      case 'upload':
        return void uploadAll(api, effect.files, send)
      case 'send':
        return settle(
          api.save(effect.orderNo, effect.written),
          () => send({ type: 'sent' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return tools.navigate(`/commentDetail/${effect.orderNo}`, { replace: true, late: SENT })
    }
  }
}

/** One after another: the shop makes one at a time of them anyway, and their order stays as it was chosen. */
async function uploadAll(api: ReturnType<typeof commentsApi>, files: readonly File[], send: Send): Promise<void> {
  for (const file of files) {
    try {
      if (file.size > LARGEST_GUEST_PICTURE) send({ type: 'upload-refused', message: TOO_LARGE })
      else send({ type: 'uploaded', url: await api.upload(await base64Of(file)) })
    } catch (error) {
      send({ type: 'upload-refused', message: refusalOf(error).message })
    }
  }
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
