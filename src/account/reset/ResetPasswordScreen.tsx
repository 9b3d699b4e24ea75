import { useSearchParams } from 'react-router-dom';
import { ConfirmedAddress } from './ConfirmedAddress.tsx';
import { NewPassword } from './NewPassword.tsx';
import { ResetRequest } from './ResetRequest.tsx';
import { readMailedLink } from './readMailedLink.ts';

/** /reset-password: requests a link, and handles every link in mails, as Firebase's "action URL". */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const link = readMailedLink(search);
  if (!link) return <ResetRequest />;
  const { code, continuePath } = link;
  // The key gives each link a page of its own, so that nothing typed for the previous link stays.
  if (link.mode === 'resetPassword')
    return <NewPassword key={code} code={code} continuePath={continuePath} />;
  return <ConfirmedAddress key={code} code={code} mode={link.mode} continuePath={continuePath} />;
}
