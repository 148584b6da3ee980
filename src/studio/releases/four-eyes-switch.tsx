import { type ReactNode, useState } from 'react'
import { Chip } from '../controls/states.tsx'
import { toast } from '../controls/toasts.tsx'
import { useStudio } from '../session/studio.ts'
import own from './releases.module.css'

interface FourEyesSwitchProps {
  readonly isOn: boolean
  readonly canChange: boolean
  readonly onChanged: () => Promise<void>
}

/** Whether publishing takes two people: an admin switches it, the others see it. */
export function FourEyesSwitch({ isOn, canChange, onChanged }: FourEyesSwitchProps): ReactNode {
  const { call } = useStudio()
  const [asked, setAsked] = useState<boolean>()
  if (!canChange) return isOn ? <Chip tone="quiet">发布要两个人</Chip> : null
  const change = async (fourEyes: boolean) => {
    setAsked(fourEyes)
    const answer = await call('setPublishingRules', { body: { fourEyes } })
    if ('failure' in answer) toast(answer.failure.message, { tone: 'bad' })
    else toast(fourEyes ? '打开了：发布都要另一个人批准' : '关掉了：有发布权限的人可以直接发布')
    await onChanged()
    setAsked(undefined)
  }
  return (
    <label className={own.switch}>
      <input type="checkbox" checked={asked ?? isOn} onChange={(event) => void change(event.target.checked)} />
      发布要两个人
    </label>
  )
}
