import type { ReactNode } from 'react'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { ButtonLink } from '../../../ui/button/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'

/** Who may not ask: nothing is given, and nothing leads to where it wanted. */
export const Refused = ({ text }: { readonly text: string }): ReactNode => (
  <output>
    <EmptyState
      scene="missing"
      text={text}
      hint="您的资料没有给出去"
      action={
        <>
          <ButtonLink target={addressTarget('/')}>回到首页</ButtonLink>
          <ButtonLink kind="text" target={addressTarget('/?p=My')}>
            我的
          </ButtonLink>
        </>
      }
    />
  </output>
)
