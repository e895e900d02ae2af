// How somebody sits at a table, in a few words.
import { t } from '../i18n';
import type { SeatInfo } from '../protocol/types';

export function seatState(seat: SeatInfo, own: boolean): string {
  if (seat.who === 'bot') return t('botLevel', t(seat.level ?? 'normal'));
  if (seat.conceded) return t('seatConceded');
  const devices = seat.devices ?? 0;
  const here = devices > 1 ? t('onDevices', devices) : t('isHere');
  if (own) return devices > 1 ? `${t('you')}, ${t('onDevices', devices)}` : t('you');
  if (seat.vacant) return t('seatIsVacant');
  return seat.here ? here : seat.taken ? t('notConnected') : t('notHere');
}
