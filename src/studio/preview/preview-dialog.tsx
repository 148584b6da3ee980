import { type FormEvent, type ReactNode, useState } from 'react'
import { experimentsOf, type PageLook } from '../canvas/look.ts'
import { PreviewAsFields } from '../canvas/preview-as.tsx'
import { whyUnseen } from '../canvas/why-unseen.ts'
import { useAddresses } from '../canvas/use-addresses.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Field } from '../controls/field.tsx'
import { Empty, Skeleton } from '../controls/states.tsx'
import { previewLives } from '../../../schemas/studio/preview-life.ts'
import { useEditing } from '../editor/editor-context.ts'
import { useEditorState } from '../session/use-editor-state.ts'
import { PreviewList } from './preview-list.tsx'
import { SharedLink } from './shared-link.tsx'
import { usePreviews } from './use-previews.ts'
import styles from './preview.module.css'

interface PreviewDialogProps {
  readonly look: PageLook
  readonly onLook: (look: PageLook) => void
  readonly onClose: () => void
}

/** Looks at the draft as somebody, by a link for whoever is to look with; and the links that are still good. */
export function PreviewDialog({ look, onLook, onClose }: PreviewDialogProps): ReactNode {
  const { editor } = useEditing()
  const { item, document, route, row } = useEditorState(editor)
  const { addresses, failed } = useAddresses(item, route)
  return (
    <Dialog title="预览和分享" isWide onClose={onClose}>
      {addresses === undefined ? (
        failed ? (
          <Empty icon="error">{failed}</Empty>
        ) : (
          <Skeleton lines={5} />
        )
      ) : addresses.length === 0 && look.address === undefined ? (
        <Empty icon="eye">{whyUnseen(row, document.rest.type)}</Empty>
      ) : (
        <Preview look={look} onLook={onLook} addresses={addresses} />
      )}
    </Dialog>
  )
}

interface PreviewProps extends Omit<PreviewDialogProps, 'onClose'> {
  readonly addresses: readonly string[]
}

function Preview({ look, onLook, addresses }: PreviewProps): ReactNode {
  const { editor, canEdit } = useEditing()
  const { document } = useEditorState(editor)
  const links = usePreviews()
  const [hours, setHours] = useState(24)
  const { as, address = addresses[0] ?? '/' } = look
  const share = (event: FormEvent) => {
    event.preventDefault()
    void links.share({ address, as, hours })
  }
  return (
    <>
      <div className={styles.preview}>
        <form className={styles.form} onSubmit={share}>
          <AddressField
            address={address}
            addresses={addresses}
            onChange={(next) => onLook({ ...look, address: next })}
          />
          <PreviewAsFields
            as={as}
            experiments={experimentsOf(document.rest.experiments)}
            onChange={(next) => onLook({ ...look, as: next })}
          />
          {canEdit && <ShareFields hours={hours} onHours={setHours} links={links} />}
        </form>
        <div aria-live="polite">
          {links.given ? <SharedLink key={links.given.preview.id} {...links.given} /> : <Lead canShare={canEdit} />}
        </div>
      </div>
      <PreviewList {...links} canWithdraw={canEdit} />
    </>
  )
}

const Lead = ({ canShare }: { readonly canShare: boolean }): ReactNode => (
  <p className={styles.lead}>
    {canShare
      ? '链接给谁谁就能看，不用登录；看到的是现在的草稿，不是线上的页面。手机扫码就能打开。'
      : '你的角色只能看：要分享请找编辑。画布里已经是这里选的眼光。'}
  </p>
)

interface ShareFieldsProps {
  readonly hours: number
  readonly onHours: (hours: number) => void
  readonly links: ReturnType<typeof usePreviews>
}

const ShareFields = ({ hours, onHours, links }: ShareFieldsProps): ReactNode => (
  <>
    <Field label="有效期" problem={links.problem}>
      {(ids) => (
        <select {...ids} value={hours} onChange={({ target }) => onHours(Number(target.value))}>
          {previewLives.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Button look="main" type="submit" disabled={links.isBusy}>
      {links.isBusy ? '正在保存草稿、生成链接…' : '生成链接'}
    </Button>
  </>
)

interface AddressFieldProps {
  readonly address: string
  readonly addresses: readonly string[]
  readonly onChange: (address: string) => void
}

/** Taken when the field is left, so that the canvas asks for no half-typed one. */
function AddressField({ address, addresses, onChange }: AddressFieldProps): ReactNode {
  return (
    <Field label="地址" help="可以带参数：/goods/650101?from=lantu">
      {(ids) => (
        <>
          <input
            {...ids}
            key={address}
            defaultValue={address}
            list="preview-addresses"
            spellCheck={false}
            onBlur={({ target }) => target.value.startsWith('/') && onChange(target.value)}
          />
          <datalist id="preview-addresses">
            {addresses.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
