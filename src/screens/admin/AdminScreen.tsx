import { Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle.tsx';
import { adminText } from '../../text/admin.ts';
import { ReportsSection } from './reports/ReportsSection.tsx';

/** /admin: the home of the admin area (SPEC §2), and by `?tab=` what has no route of its own. */
export function AdminScreen() {
  const [search] = useSearchParams();
  return search.get('tab') === 'reports' ? <ReportsSection /> : <Overview />;
}

function Overview() {
  return (
    <>
      <PageTitle page={adminText.page} />
      <Heading as="h1" size="4xl">
        {adminText.title}
      </Heading>
      <Text color="fg.muted" mt="1">
        {adminText.lead}
      </Text>
    </>
  );
}
