import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './controls.module.css'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  readonly look?: 'plain' | 'main' | 'danger' | 'quiet'
  readonly icon?: IconName
  readonly ref?: Ref<HTMLButtonElement>
}

export const Button = ({ look = 'plain', icon, children, type = 'button', ...more }: ButtonProps): ReactNode => (
  <button type={type} className={styles.button} data-look={look} {...more}>
    {icon && <Icon name={icon} />}
    {children}
  </button>
)

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  readonly icon: IconName
  /** What it does: it is read out, and shown on hover. */
  readonly label: string
}

export const IconButton = ({ icon, label, type = 'button', look = 'quiet', ...more }: IconButtonProps): ReactNode => (
  <button type={type} className={styles.iconButton} data-look={look} aria-label={label} title={label} {...more}>
    <Icon name={icon} />
  </button>
)
