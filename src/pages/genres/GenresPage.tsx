import { PageFrame } from '../../catalogue/PageFrame'

export default function GenresPage() {
  return <PageFrame>{null}</PageFrame>
}
