/**
 * The address of the repository's form for new issues, set at build time by `VITE_ISSUE_FORM`. Without it reports are
 * saved or copied.
 */
export const ISSUE_FORM: string | undefined = import.meta.env.VITE_ISSUE_FORM
