/** Select box for one of several options, or none. */
export interface PickerProps {
  className?: string
  label: string
  /** Text for no selection. */
  none: string
  value: string
  options: readonly (readonly [id: string, name: string])[]
  onPick: (id: string) => void
}

export const Picker = ({ className, label, none, value, options, onPick }: PickerProps) => (
  <label className={className}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onPick(target.value)}>
      <option value="">{none}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
