/** Where somebody types what the others shall call them. */
import { MOST_NAME } from '@heptapolis/wire'
import { onlineWords } from './words.ts'

export const NameInput = ({ name, onType }: { name: string; onType: (name: string) => void }) => (
  <label>
    {onlineWords().yourName}
    <input value={name} maxLength={MOST_NAME} autoComplete="nickname" onChange={({ target }) => onType(target.value)} />
  </label>
)
