import type { ReactNode } from 'react'
import styles from './scene.module.css'

/** A lighthouse in fog: nothing came over the network. It stands in the code, since without a network no drawing would come either. */
export const Lighthouse = (): ReactNode => (
  <svg className={styles.scene} viewBox="0 0 200 150" width="200" height="150" aria-hidden="true">
    <circle cx="100" cy="70" r="60" fill="var(--brand-tint)" />
    <path d="M106 42l62-16v32z" fill="var(--sun)" opacity=".5" />
    <path d="M92 52h22l8 62H84z" fill="var(--accent)" />
    <path d="M90.5 66h25l2 15h-29zM87 95h31l2 14H85z" fill="var(--surface)" />
    <path d="M94 34h18v16H94z" fill="var(--sun)" />
    <path d="M90 49h26v5H90zM91 34l12-10 12 10z" fill="var(--ink-3)" />
    <path d="M52 114q50-16 100 0-8 20-50 20t-50-20z" fill="var(--ink-3)" opacity=".55" />
    <path d="M24 84h62M36 74h26M118 92h58M134 102h30" stroke="var(--line)" strokeWidth="7" strokeLinecap="round" />
    <path
      d="M30 126q12-5 24 0t24 0 24 0 24 0 24 0 20 0"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".5"
    />
  </svg>
)
