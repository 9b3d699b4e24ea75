import { Box } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { AdminNavigation } from './AdminNavigation.tsx';

/** /admin and below: the area's navigation above one section, which has its own heading. */
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
