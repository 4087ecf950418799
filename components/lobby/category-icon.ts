import {
  Bird,
  Cherry,
  Club,
  FishSymbol,
  Gamepad2,
  Gem,
  type LucideIcon,
  Spade,
  Ticket,
  TicketPercent,
  Volleyball,
} from "lucide-react";
import type { WireCategory } from "#lib/contracts/games/categories.ts";

export const categoryIcon: Record<WireCategory, LucideIcon> = {
  RNG: Cherry,
  INHOUSE: Gem,
  LIVE: Spade,
  FISH: FishSymbol,
  PVP: Club,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
  LOTT: Ticket,
  ELOTT: TicketPercent,
};
