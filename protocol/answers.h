// Everything that the hall says (docs/protocol.md).
#pragma once

#include "protocol/answers_hello.h"
#include "protocol/answers_match.h"
#include "protocol/answers_past.h"
#include "protocol/answers_table.h"
#include "protocol/answers_talk.h"
