import { Fragment, useId, type ReactNode } from 'react'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { Link } from '../../../ui/link/index.tsx'
import { FieldError } from './form-field.tsx'
import styles from './login-form.module.css'

/** What is agreed to, and where it can be read. */
export interface AgreementLink {
  readonly title: string
  readonly to: string
}

interface AgreementProps {
  readonly agreements: readonly AgreementLink[]
  readonly isAgreed: boolean
  readonly error: string | undefined
  readonly onChange: (isAgreed: boolean) => void
}

/** The box that must be ticked, with links to what is agreed to. */
export function Agreement({ agreements, isAgreed, error, onChange }: AgreementProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.agreement}>
      <div className={styles.consent}>
        <input
          id={id}
          name="isAgreed"
          className={styles.box}
          type="checkbox"
          checked={isAgreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <p className={styles.terms}>
          <label htmlFor={id}>我已阅读并同意</label>
          {agreements.map(({ title, to }, at) => (
            <Fragment key={title}>
              {at > 0 && '和'}
              <Link target={addressTarget(to)} className={styles.term}>
                《{title}》
              </Link>
            </Fragment>
          ))}
        </p>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
