/** The error text of a failed request. */
import { NoticeBox } from '../look/controls/NoticeBox.tsx'

export function RequestError({ problem }: { problem: string | undefined }) {
  if (!problem) return undefined
  return <NoticeBox kind="problem">{problem}</NoticeBox>
}
