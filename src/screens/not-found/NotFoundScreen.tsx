import { Button } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageMessage } from '../../components/PageMessage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { appText } from '../../text/app.ts';

/** Any path without a screen (SPEC §2). */
export function NotFoundScreen() {
  const { title, text, home } = appText.notFound;
  return (
    <PageMessage icon={<DoorClosed />} title={title} text={text} level={1}>
      <PageTitle page={title} />
      <Button asChild>
        <Link to="/dashboard">{home}</Link>
      </Button>
    </PageMessage>
  );
}
