import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { confirmEmailText } from '../text/confirmEmail.ts';

/** Sends the confirmation mail again and shows the result. */
export function useSendVerification(): () => Promise<void> {
  const { auth } = useBackend();
  const email = useProfile((profile) => profile.email);
  const words = confirmEmailText;

  async function openMailbox(): Promise<{ action?: { label: string; onClick: () => void } }> {
    const mailbox = await auth.findMailbox();
    if (mailbox === null) return {};
    return { action: { label: words.mailbox, onClick: () => window.location.assign(mailbox) } };
  }

  return async () => {
    try {
      await auth.sendEmailVerification();
      const description = words.sentTo(email);
      toaster.create({ title: words.sent, description, type: 'success', ...(await openMailbox()) });
    } catch (error) {
      console.error(error);
      toaster.create({ title: words.failed, description: failureText(error), type: 'error' });
    }
  };
}
