"""Subsets Noto Color Emoji to the emoji that alerts use.

Usage: emoji.py NotoColorEmoji.ttf OUTPUT.ttf (needs fonttools and uharfbuzz)
"""
import os
import subprocess
import sys
import tempfile

import uharfbuzz as hb

SOURCE, OUTPUT = sys.argv[1:3]
VS, Z = "\ufe0f", "\u200d"
base="""😀😃😄😁😆😅😂🤣🙂🙃😉😊😇🥰😍🤩😘😋😜🤪🤗🤭🤔😐😏😒🙄😬😌😔😪😴😷🤒🤧🥵🥶😵🤯🥳😎🤓😕😟🙁😮😲🥺😨😰😥😢😭😱😓😩😫😤😡😠💀💩🤖👻👽👀
❤🧡💛💚💙💜🖤🤍🤎💔💕💖💯💥💬💭💤👤👥👣
✅❌❎⚠❗❓❕❔‼⁉ℹ⛔🚫🛑✔✖➕➖➡⬅⬆⬇🔄🔁🔙🔜🆕🆗🆘🆒🆓🔴🟠🟡🟢🔵🟣🟤⚫⚪🟥🟩🟦⬛⬜🔺🔻☑♻
🔔🔕🔒🔓🔐🔑🛡🗑📷📸🎥🎬📱☎📞💻🖥⌨🖨🖱⌚📧📨📩📤📥📦✉📅📆⏰⏱⏳⌛💾📁📂📄📝✏📎📌📍🔗🔍🔎⚙🛠🔧🔨🔋🪫🔌💡🔦🔥💧⚡☁☀⛅🌧🌙🌟⭐✨❄☔☂🌈🌍🌎🌏🌐🗺
🎉🎊🎁🎂🎈🏆🥇🥈🥉🏅🎯🎮🎧🎵🎶🎤📢📈📉📊💰💳💸💵💶💷🧾🛒🛍🚀✈🚗🚕🚌🚲🚆🏠🏡🏢🏦🏨🍕🍔🍎🍋☕🍺🍷🌹🌸🌱🌳🍀🐶🐱🐻💊💉🩺🧪👑💎⚽🏀🎾🏴🏳🎓🎨🌾©®™▶⏸⏹🎟"""
hands="👋🤚✋👌✌🤞🤟🤘👈👉👆👇☝👍👎✊👊👏🙌👐🤝🙏💪✍🫶🫸🫷👶👧👦👩👨🧑👵👴🙋🤷🤦🏃🚶"
seqs=[]
for c in base.replace('\n',''): seqs.append(c)
for c in hands:
    seqs.append(c)
    for t in range(0x1f3fb,0x1f400): seqs.append(c+chr(t))
fam=[["👨","👩","👧","👦"],["👩","👩","👧","👦"],["👨","👨","👧","👦"],["👨","👩","👧"],["👨","👩","👦"],["👩","👩","👦"],["👨","👨","👦"],["👩","👧"],["👩","👦"],["👨","👧"],["👨","👦"]]
seqs+=[Z.join(f) for f in fam]
for p in "👩👨🧑":
    for j in ("💻","🚀","🎓","🔧","🎨"):
        for t in [""]+[chr(t) for t in range(0x1f3fb,0x1f400)]: seqs.append(p+t+Z+j)
seqs+=["🏳"+VS+Z+"🌈","🏳"+VS+Z+"⚧"+VS,"🏴"+Z+"☠"+VS,"❤"+VS+Z+"🔥"]
for g in "♀♂":
    for p in "🤷🤦🙋🏃🚶": seqs.append(p+Z+g+VS)
flags="AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE EG ES EU FI FR GB GR HK HR HU ID IE IL IN IS IT JP KR LT LU LV MA MX MY NG NL NO NZ PH PL PT RO RS SA SE SG SI SK TH TR TW UA US VN ZA".split()
seqs+=["".join(chr(0x1f1e6+ord(c)-65) for c in f) for f in flags]
for tag in ("gbeng","gbsct","gbwls"): seqs.append("🏴"+"".join(chr(0xe0000+ord(c)) for c in tag)+chr(0xe007f))
for k in "0123456789#*": seqs.append(k+VS+"\u20e3")


def load(path):
    return hb.Font(hb.Face(hb.Blob.from_file_path(path)))


def glyphs(font, text):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font, buffer)
    return [info.codepoint for info in buffer.glyph_infos]


def check(font):
    broken = [s for s in seqs if len(glyphs(font, s)) != 1 or glyphs(font, s)[0] == 0]
    if broken:
        sys.exit("not one glyph each: " + " ".join(broken))


source = load(SOURCE)
check(source)
ids = sorted({0} | {g for s in seqs for g in glyphs(source, s)})
# The blank stays: an emoji run carries its trailing blank into the emoji font.
points = sorted({0x20, 0xFE0F, 0x200D, 0x20E3} | {ord(c) for s in seqs for c in s})
with tempfile.TemporaryDirectory() as folder:
    names = [os.path.join(folder, name) for name in ("glyphs", "points")]
    for name, text in zip(names, (map(str, ids), ("U+%04X" % p for p in points))):
        with open(name, "w") as file:
            file.write(",".join(text))
    # Without the closure over ligatures, or every sequence of the kept characters would come along.
    subprocess.check_call([
        "pyftsubset", SOURCE, "--gids-file=" + names[0], "--unicodes-file=" + names[1],
        "--no-layout-closure", "--layout-features=*", "--notdef-outline",
        "--output-file=" + OUTPUT])
check(load(OUTPUT))
