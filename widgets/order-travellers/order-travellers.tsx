import type { ReactNode } from 'react'
import { documentsOf, documentWord, maskedDocument } from '../../src/domain/order/documents.ts'
import { maskedPhone } from '../../src/domain/phone.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import styles from './order-travellers.module.css'
import type { OrderTravellersProps } from './props.schema.ts'

type Passenger = OrderTravellersProps['passengers'][number]

/** Who travels (B2.5); of documents and phones head and tail alone. */
export default function OrderTravellers(props: OrderTravellersProps & WidgetTools): ReactNode {
  const { title = '出行人', passengers, headingLevel } = props
  return (
    <section className={styles.place} aria-label={title}>
      <SectionTitle level={headingLevel} title={title} />
      <ol className={styles.card}>
        {passengers.map((one, index) => (
          // Nothing else tells two of the same name apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${one.name} ${index}`} className={styles.one}>
            <span className={styles.name}>{nameOf(one)}</span>
            {keyed(factsOf(one), String).map(([fact, key]) => (
              <span key={key} className={styles.fact}>
                {fact}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function nameOf({ name, firstName, lastName }: Passenger): string {
  const latin = [lastName, firstName].filter(Boolean).join(' ')
  return latin ? `${name}（${latin}）` : name
}

function factsOf(passenger: Passenger): string[] {
  const { phone } = passenger
  return [
    ...documentsOf(passenger).map(
      ({ documentType, documentNo }) => `${documentWord(documentType) || '证件'} ${maskedDocument(documentNo)}`,
    ),
    ...(phone ? [`手机 ${maskedPhone(phone)}`] : []),
  ]
}
