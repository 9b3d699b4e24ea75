import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx';
import { appText } from '../../shared/text/app.ts';

interface SignOutQuestionProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a sign-out that removes what is stored only on this device. */
export function SignOutQuestion(props: SignOutQuestionProps) {
  const { title, text, confirm, cancel } = appText.signOut;
  return <ConfirmDialog title={title} text={text} confirmLabel={confirm} cancelLabel={cancel} {...props} />;
}
