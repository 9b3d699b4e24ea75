import { confirmEmailText } from '../../text/confirmEmail.ts';
import { useProfile } from '../appStores.ts';
import { failureText } from '../failureText.ts';
import { toaster } from '../toaster.ts';
import { useBackend } from '../useBackend.ts';

/** Mails a link to confirm the address once more, and says whether that went well. */
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
