import type { ServerAddress } from '../http/ServerAddress.ts';
import type { OpenPart } from '../OpenParts.ts';
import type { Mail } from './Mail.ts';
import { MailBox } from './MailBox.ts';
import { mailRouter } from './mailRouter.ts';

interface OpenMail extends OpenPart {
  readonly send: (mail: Mail) => void;
}

/** Opens the mailbox. If other machines can reach the app, its page shows links with the address that they use. */
export function openMail(address: ServerAddress): OpenMail {
  const box = new MailBox();
  return {
    routers: { public: mailRouter(box, () => address.sharedOrigin) },
    send: (mail) => box.send(mail),
  };
}
