/** The field for a display name. An account always uses its own name. */
import { MOST_NAME } from '@heptapolis/wire'
import { recallAccount } from '../server/storage.ts'
import { onlineWords } from '../words.ts'

export const NameInput = ({ name, onType }: { name: string; onType: (name: string) => void }) => (
  <label>
    {onlineWords().yourName}
    <input
      value={name}
      maxLength={MOST_NAME}
      readOnly={recallAccount() !== ''}
      autoComplete="nickname"
      onChange={({ target }) => onType(target.value)}
    />
  </label>
)
