import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export type StaffRoleColumn = 'owner' | 'manager' | 'orders' | 'catalogue' | 'readonly';

export type UserRolesTable = {
  user_id: string;
  role: 'admin';
  staff_role: Generated<StaffRoleColumn>;
  created_at: Timestamp;
};

export type StaffInvitationsTable = {
  id: Generated<string>;
  email: string;
  staff_role: StaffRoleColumn;
  language: 'ar' | 'en';
  invited_by: string | null;
  created_at: Timestamp;
  sent_at: Timestamp;
  expires_at: ColumnType<Date, Date | string, Date | string>;
};
