import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { leadsToWall } from '../../class/wall/wallAddress.ts';
import { Layout } from '../layout/Layout.tsx';
import { LeadOnWhenLoggedIn, RequireAdmin, RequireLogin } from './guards.tsx';
import {
  AccountScreen,
  AccountsScreen,
  AdminArea,
  AdminScreen,
  BackgroundReviewsScreen,
  BackgroundsScreen,
  DashboardScreen,
  EditorScreen,
  GameplayScreen,
  InventoryScreen,
  ItemReviewsScreen,
  ItemsScreen,
  JoinScreen,
  LoginScreen,
  NotFoundScreen,
  PreviewScreen,
  PricingScreen,
  ProjectsScreen,
  RegisterScreen,
  ResetPasswordScreen,
  WallScreen,
} from './screens.ts';

/** The routes of SPEC §2, and the page for people who have a party's code. */
export function AppRoutes() {
  const address = useLocation();
  // A class's wall fills the window, without header and foot (Q7).
  if (leadsToWall(address))
    return (
      <Routes>
        <Route path="gameplay/:roomId" element={<WallScreen />} />
      </Routes>
    );
  return (
    <Routes>
      <Route element={<Layout hasFoot />}>
        <Route index element={<Navigate to="/dashboard" replace />} />
        <Route path="dashboard" element={<DashboardScreen />} />
        <Route path="pricing" element={<PricingScreen />} />
        <Route path="gameplay/:roomId" element={<GameplayScreen />} />
        <Route path="join" element={<JoinScreen />} />
      </Route>
      <Route element={<Layout />}>
        <Route path="preview/:roomId?" element={<PreviewScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route element={<Layout ground="calm" />}>
        <Route element={<LeadOnWhenLoggedIn />}>
          <Route path="login" element={<LoginScreen />} />
          <Route path="register" element={<RegisterScreen />} />
        </Route>
        <Route path="reset-password" element={<ResetPasswordScreen />} />
      </Route>
      <Route element={<Layout ground="calm" foldsBar />}>
        <Route path="room-editor/:roomId?" element={<EditorScreen fetchPreview={PreviewScreen.preload} />} />
      </Route>
      <Route element={<Layout ground="calm" hasFoot />}>
        <Route element={<RequireLogin />}>
          <Route path="projects" element={<ProjectsScreen />} />
          <Route path="account" element={<AccountScreen />} />
          <Route element={<RequireAdmin />}>
            <Route path="admin" element={<AdminArea />}>
              <Route index element={<AdminScreen />} />
              <Route path="accounts" element={<AccountsScreen />} />
              <Route path="items" element={<ItemsScreen />} />
              <Route path="backgrounds" element={<BackgroundsScreen />} />
              <Route path="background reviews" element={<BackgroundReviewsScreen />} />
              <Route path="itemLibrary reviews" element={<ItemReviewsScreen />} />
              <Route
                path="background-reviews"
                element={<Navigate to="/admin/background reviews" replace />}
              />
              <Route
                path="itemLibrary-reviews"
                element={<Navigate to="/admin/itemLibrary reviews" replace />}
              />
            </Route>
          </Route>
        </Route>
        {/* Flagged as Pro only, but the guard requires just a login (SPEC §2, §6). */}
        <Route element={<RequireLogin isProOnly />}>
          <Route path="myInventory" element={<InventoryScreen />} />
          <Route path="myInventory/items" element={<InventoryScreen />} />
          <Route path="myInventory/backgrounds" element={<InventoryScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
