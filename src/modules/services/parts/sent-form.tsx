import type { ReactNode } from 'react'
import { healthFields, type HealthPlace, type SentHealthForm } from '../../../../schemas/domain/health-form.ts'
import { dayText } from '../../../domain/dates.ts'
import { maskedPhone } from '../../../domain/phone.ts'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { readableMoment } from '../../../domain/shop-time.ts'
import { ButtonLink } from '../../../ui/button/index.tsx'
import { type Fact, Facts } from '../../../ui/facts/index.tsx'
import { Panel } from '../../../ui/panel/index.tsx'
import styles from './sent-form.module.css'

interface SentFormProps {
  readonly place: HealthPlace
  readonly sent: SentHealthForm
  readonly code: string
}

/** What was sent, and what became of it. */
export function SentForm({ place, sent, code }: SentFormProps): ReactNode {
  const { stateText, state, note, canEdit } = sent
  return (
    <section className={styles.place} aria-label={`${place.name}健康登记`}>
      <div className={styles.head} data-state={state}>
        <h2 className={styles.state}>{stateText}</h2>
        <p>{note ?? hints[state]}</p>
      </div>
      <Panel title={place.name} level={2}>
        <Facts rows={rowsOf(place, sent)} />
      </Panel>
      {canEdit && (
        <div className={styles.action}>
          <ButtonLink kind="quiet" target={addressTarget(`/editPreventionForm/${encodeURIComponent(code)}`)}>
            修改登记
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

const hints: Readonly<Record<SentHealthForm['state'], string>> = {
  waiting: '工作人员会在到访前审核，审核前可以修改。',
  approved: '到访当天请带好本人证件。',
  returned: '请按工作人员的提示修改后重新提交。',
}

function rowsOf({ fields, questions }: HealthPlace, sent: SentHealthForm): Fact[] {
  const { name, phone, temperature, from, visitDay, documentMask, answers, sentAt } = sent
  const texts = {
    ...{ name, from, document: documentMask, phone: phone && maskedPhone(phone) },
    ...{ temperature: temperature && `${temperature} ℃`, visitDay: visitDay && dayText(visitDay) },
  }
  return [
    ...fields.map(({ code }): Fact => [healthFields[code], texts[code]]),
    ...questions.map(({ code, text }): Fact => [text, answers[code] ? '是' : '否']),
    ['提交时间', readableMoment(sentAt)],
  ]
}
