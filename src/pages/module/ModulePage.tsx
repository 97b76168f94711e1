import { PageFrame } from '../../catalogue/PageFrame'

export default function ModulePage() {
  return <PageFrame>{null}</PageFrame>
}
