import type { ReactNode } from 'react'
import type { SceneName } from '../../domain/scenes.ts'
import drawings from './scenes.svg'
import styles from './scene.module.css'

/** A small drawing in the colours of the theme, where there is nothing else to show. It says nothing: the words below it do. */
export const Scene = ({ name }: { readonly name: SceneName }): ReactNode => (
  <svg className={styles.scene} viewBox="0 0 200 150" width="200" height="150" aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
)
