import { Box } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { AdminNavigation } from './AdminNavigation.tsx';

/** /admin and all below it: the area's own navigation over one of its sections, each of which has a heading of its own. */
export function AdminArea() {
  return (
    <Box maxW="84rem" w="100%" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <AdminNavigation />
      <Box pt={{ base: '5', md: '8' }}>
        <Outlet />
      </Box>
    </Box>
  );
}
