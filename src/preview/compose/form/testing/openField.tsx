import { act, fireEvent, render, within } from '@testing-library/react'
import { dataIn, type Path, valueIn } from '../../draft/siteData'
import { fakeSite } from '../../draft/testing/fakeSite'
import type { ComposeActions } from '../../useComposeActions'
import type { FormField } from '../formGroups'
import { fieldLabel } from '../labels'
import { EditedForm } from './EditedForm'
import type { FullDocument } from './fullDocuments'

/** Opens a field of a document in a draft of its own. */
export async function openField({ file, data, path }: Omit<FullDocument, 'name'>, only: Path) {
  const text = JSON.stringify(data, undefined, 2)
  const site = fakeSite({ [file]: text })
  const draft = await site.open()
  let actions: ComposeActions | undefined
  const { container } = render(
    <EditedForm
      draft={draft}
      file={file}
      path={path}
      only={only}
      onActions={(each) => {
        actions = each
      }}
    />,
  )
  await act(async () => {})
  const readFiles = () => draft.get().history.files
  return {
    element: container,
    text: () => readFiles().get(file) ?? '',
    value: () => valueIn(dataIn(readFiles(), file), only),
    async do(change: () => void) {
      await act(async () => {
        change()
        await actions?.settle()
        await new Promise((done) => setTimeout(done))
      })
    },
    alert: () => within(container).queryByRole('alert')?.textContent ?? undefined,
  }
}

export type OpenedField = Awaited<ReturnType<typeof openField>>

/** The input of a field whose value is typed; of HTML, its source. */
export function inputOf({ element }: OpenedField, field: FormField): HTMLInputElement {
  const source = within(element).queryByRole('button', { name: 'Source', pressed: false })
  if (source) fireEvent.click(source)
  return within(element).getByLabelText(fieldLabel(field), { selector: 'input, textarea' })
}

export function typeInto(opened: OpenedField, field: FormField, typed: string): Promise<void> {
  const input = inputOf(opened, field)
  return opened.do(() => fireEvent.change(input, { target: { value: typed } }))
}
