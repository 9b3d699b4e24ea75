import { Heading, Text } from '@chakra-ui/react';
import { PageTitle } from '../../components/PageTitle.tsx';
import { adminText } from '../../text/admin.ts';

/** /admin: the home of the admin area (SPEC §2). */
export function AdminScreen() {
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
