/** Input field for a display name. People with an account always use the name of the account. */

import { MOST_NAME } from '@heptapolis/wire'
import { Field } from '../../look/controls/Field.tsx'
import { recallAccount } from '../server/storage.ts'
import { onlineWords } from '../words.ts'

export const NameInput = ({ name, onType }: { name: string; onType: (name: string) => void }) => (
  <Field
    label={onlineWords().yourName}
    value={name}
    onType={onType}
    maxLength={MOST_NAME}
    readOnly={recallAccount() !== ''}
    autoComplete="nickname"
  />
)
